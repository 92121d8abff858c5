/** A "#" before the fragment of a link, percent-encoded once or several times, or as quoted-printable. */
const ENCODED_HASH = /(?:%(?:25){0,4}23|=23)(?=[rpcg]\d+\.)/gi;
/** An "&" before the pack of a link, encoded in the same way or for HTML. */
const ENCODED_AND = /(?:%(?:25){0,4}26|=26|&amp;)(?=p\d+\.)/gi;

/** An address that Proofpoint's second version rewrote: "%" became "-", and "/" became "_". */
const PROOFPOINT_2 = /https?:\/\/urldefense\.proofpoint\.com\/v2\/url\?u=([\w.~-]+)/gi;
/** An address that its third version rewrote: characters became "*", and follow in base64. */
const PROOFPOINT_3 =
  /https?:\/\/urldefense\.(?:us|com|proofpoint\.com)\/v3\/__([^\s;]+)__;([\w-]*)=*(?:!\S*)?/gi;

/** A line of text with the links in it as they were before a mail service sent them through its own site. */
export const withoutRedirects = (line: string): string =>
  line
    .replace(
      PROOFPOINT_2,
      (all, address: string) => percentDecoded(address.replace(/-/g, '%').replace(/_/g, '/')) ?? all,
    )
    .replace(PROOFPOINT_3, (_, address: string, replaced: string) => starred(address, replaced))
    .replace(ENCODED_HASH, '#')
    .replace(ENCODED_AND, '&');

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const RUN_LENGTHS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** An address with its stars replaced in turn; two stars and a letter stand for a run of several characters. */
function starred(address: string, base64: string): string {
  let replaced: string;
  try {
    replaced = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return address;
  }
  let at = 0;
  return address.replace(/\*(?:\*([\w-]))?/g, (_, run?: string) => {
    const from = at;
    at += run === undefined ? 1 : RUN_LENGTHS.indexOf(run) + 2;
    return replaced.slice(from, at);
  });
}

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
