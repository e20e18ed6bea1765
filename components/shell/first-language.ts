import { LANGUAGES } from '@/lib/core/language';

const KNOWN = JSON.stringify(LANGUAGES);

/**
 * A script's expression for the language of a reader whose address does not say it: the one chosen before, else the
 * first of the browser's languages that Umpire speaks, else English. It is text because it runs before the first paint.
 */
const READERS_LANGUAGE = `(function(){var k=${KNOWN},s;try{s=localStorage.getItem('umpire-lang')}catch(e){}
var w=[s].concat(navigator.languages||[navigator.language]);
for(var i=0;i<w.length;i++){var l=String(w[i]).slice(0,2).toLowerCase();if(k.indexOf(l)>=0)return l}return k[0]})()`;

/** Sends the visitor of "/" to the start page in the reader's language. */
export const GO_TO_LANGUAGE_SCRIPT = `location.replace('/'+${READERS_LANGUAGE}+'/')`;

/** Puts the language of a lost address, or else the reader's, on the root, so that only its words are painted. */
export const LOST_LANGUAGE_SCRIPT = `(function(){var p=location.pathname.split('/')[1],l=${KNOWN}.indexOf(p)>=0?p:${READERS_LANGUAGE};
document.documentElement.lang=l;document.documentElement.dataset.only=l})()`;
