// The text of a place as a browser shows it, without its layout.

const OWN_LINES = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LEGEND LI MAIN NAV OL OPTION P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL BR'.split(
    ' ',
  ),
);

const has = (node: Element, ...classes: string[]) => classes.some((each) => node.classList.contains(each));

/** Whether a part is apart from the text before and after it: a line of its own, or an item of a row or grid. */
const isApart = (node: Element) =>
  OWN_LINES.has(node.tagName) ||
  has(node, 'block', 'flex', 'grid') ||
  (node.parentElement !== null && has(node.parentElement, 'flex', 'inline-flex', 'grid', 'inline-grid'));

const isHidden = (node: Element) =>
  has(node, 'hidden') ||
  node.hasAttribute('hidden') ||
  (node.tagName !== 'SUMMARY' && node.parentElement?.matches('details:not([open])'));

function pieces(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (isHidden(node)) return '';
  const inside = [...node.childNodes].map(pieces).join('');
  const said = has(node, 'uppercase', 'label-caps') ? inside.toUpperCase() : inside;
  return isApart(node) ? ` ${said} ` : said;
}

/** The text of a place with whitespace collapsed: parts that stand apart have a space between them. */
export const shown = (place: Element | null | undefined): string =>
  place ? pieces(place).replace(/\s+/g, ' ').trim() : '';
