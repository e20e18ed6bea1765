const OPEN = 'display:block;content-visibility:visible;block-size:auto';

/**
 * Shows what belongs to the rule of the address from the first paint on. `:target` comes only after it, and opening
 * the fold then would push the rules below it down before the reader's eyes.
 */
const SCRIPT = `try{var h=location.hash.slice(1);if(h){var s=new CSSStyleSheet();
s.replaceSync('.rules-page:not([data-enhanced]) [id="'+CSS.escape(h)+'"] .related::details-content{${OPEN}}');
document.adoptedStyleSheets=[s]}}catch(e){}`;

/** Stands in front of the rules; the chapter's own script opens the fold for good and takes over. */
export function OpenTarget() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
