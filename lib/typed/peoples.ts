/* What players call those who fight, in the three languages, where a game has no others who are called so. */

export const PEOPLES = {
  german:
    'german|germans|ge|ger|ted|germany|aleman|alemana|alemanes|alemanas|alemania|tedesco|tedesca|tedeschi|tedesche|germania',
  french: 'french|fr|fra|france|frances|francesa|franceses|francesas|francia|francese|francesi',
  british:
    'british|indian|indians|indiano|indiani|indios|brits|brit|br|english|bef|uk|britain|britanico|britanica|britanicos|britanicas|ingles|inglesa|ingleses|' +
    'gran bretana|britannico|britannica|britannici|britanniche|inglese|inglesi|gran bretagna',
  belgian: 'belgian|belgians|be|bel|belgium|belga|belgas|belgica|belgi|belghe|belgio',
} as const;
