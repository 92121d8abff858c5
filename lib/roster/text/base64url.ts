import { strFromU8, strToU8 } from 'fflate';

/** Bytes as text in base64url, without padding. */
export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(strFromU8(bytes, true)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** The bytes of a text in base64url; null if it is not that. */
export function fromBase64Url(text: string): Uint8Array | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return strToU8(atob(text.replaceAll('-', '+').replaceAll('_', '/')), true);
  } catch {
    return null;
  }
}
