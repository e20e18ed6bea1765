/** Runs before the first paint: puts the chosen theme on the root so that nothing flashes. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('umpire-theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
