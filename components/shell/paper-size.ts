/** The size of paper: Letter if the browser's language is American or Canadian English, else A4. */
export const paperSize = (): 'a4' | 'letter' => (/^en-(US|CA)/.test(navigator.language) ? 'letter' : 'a4');
