/** How far a link reaches whose address only some devices can open. */
export type Reach = 'machine' | 'network';

/** The names and numbers of the machine itself: RFC 6761, 1122, 4291. */
const MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f\w\w:\w+\])$/;

/** Private and link-local numbers (RFC 1918, 3927, 6598, 4193, 4291), and names that only a network knows. */
const NETWORK = [
  /^10(?:\.\d+){3}$/,
  /^172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}$/,
  /^192\.168(?:\.\d+){2}$/,
  /^169\.254(?:\.\d+){2}$/,
  /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d+){2}$/,
  /^\[f[cd][\da-f]{2}:/,
  /^\[fe[89ab][\da-f]:/,
  /^\[::ffff:(?:a[\da-f]{2}|ac1[\da-f]|c0a8|a9fe):/,
  /\.(?:local|lan|home|internal|intranet|home\.arpa)$/,
  /^[^.[\]]+$/,
];

/** Returns who can open a link if not everyone: this machine, or those in its network. */
export function reachOf(link: string): Reach | null {
  const host = URL.canParse(link) ? new URL(link).hostname.replace(/\.$/, '') : '';
  if (MACHINE.test(host)) return 'machine';
  return NETWORK.some((pattern) => pattern.test(host)) ? 'network' : null;
}

/** Returns what the QR code of a link does if not everyone can open it; `otherwise` if everyone can. */
export function scanSentence(link: string, what: string, otherwise: string): string {
  const reach = reachOf(link);
  return reach === null ? otherwise : `This code opens the ${what} on this ${reach} only.`;
}

/** Returns the sentence for a link that not everyone can open; "" if everyone can. */
export function linkReachSentence(link: string): string {
  const reach = reachOf(link);
  return reach === null ? '' : `This address works on this ${reach} only.`;
}
