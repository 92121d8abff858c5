/** The path of a link whose "#" was percent-encoded on its way. */
const ENCODED_LINK = /^\/open\/?%23([rpcg]\d+\.\S*)$/i;

/** The address of a link whose "#" was percent-encoded on its way; null for another path. */
export function linkOf(target: string): string | null {
  const [, fragment] = ENCODED_LINK.exec(target) ?? [];
  return fragment === undefined ? null : `/open#${fragment}`;
}

/** Does the same in the not-found page, with which a static host answers such a path. */
export const encodedLinkScript = `var m=${ENCODED_LINK}.exec(location.pathname+location.search);if(m)location.replace('/open#'+m[1])`;
