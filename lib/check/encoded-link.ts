/** The path of a link whose "#" was percent-encoded on its way. */
const ENCODED_LINK = /^\/open\/?%23([rpcg]\d+\.\S*)$/i;

/** The address of a link whose "#" was percent-encoded on its way; null for another path. */
export function linkOf(target: string): string | null {
  const [, fragment] = ENCODED_LINK.exec(target) ?? [];
  return fragment === undefined ? null : `/open#${fragment}`;
}

/** The script that does the same in the not-found page, with which a static host answers; `base` is the path of the site. */
export const encodedLinkScript = (base: string): string =>
  `var b='${base}',p=location.pathname,m=p.indexOf(b)?null:${ENCODED_LINK}.exec(p.slice(b.length)+location.search);if(m)location.replace(b+'/open#'+m[1])`;
