import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The servers of events that the pages of this build use besides their own. */
const eventsServers = (process.env.EVENTS_SERVER ?? '')
  .split(/\s+/)
  .filter((each) => URL.canParse(each))
  .map((each) => new URL(each).origin);

/** @param inline hashes of the inline scripts that may run, as sources of the policy */
const contentSecurityPolicy = (inline: readonly string[]) =>
  [
    "default-src 'self'",
    // The PDF layout engine and the QR code reader are WebAssembly.
    ["script-src 'self' 'wasm-unsafe-eval'", ...inline].join(' '),
    // Next's own error page uses style attributes, and pdf.js adds a style element for fonts.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...eventsServers].join(' '),
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const denied =
  'accelerometer autoplay browsing-topics display-capture encrypted-media fullscreen geolocation gyroscope magnetometer microphone midi payment picture-in-picture publickey-credentials-get usb xr-spatial-tracking';

const permissionsPolicy = [
  'camera=(self)',
  'screen-wake-lock=(self)',
  ...denied.split(' ').map((each) => `${each}=()`),
].join(', ');

/**
 * The headers of every response that restrict what a page may load and do.
 * @param inline hashes of the inline scripts that may run, as sources of the policy
 */
export const securityHeaders = (inline: readonly string[] = []): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(inline),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': permissionsPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/**
 * The hashes of a page's inline scripts, as sources of a content security policy: Next puts a page's initial data in
 * such scripts, and no others may run.
 */
function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)<\/script\b/gis);
  const sources = [...scripts]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [...new Set(sources)];
}

/** A policy as a page can state it of itself: who may frame it is a header's to say. */
export const metaPolicy = (policy: string): string => policy.replace(/; frame-ancestors [^;]*/, '');

/** A page of a build: its file as a path of the site, and its contents. */
interface BuiltPage {
  file: string;
  html: string;
}

/** Reads the pages of a build. */
export const builtPages = (root: string): BuiltPage[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file: `/${file.split(path.sep).join('/')}`,
      html: readFileSync(path.join(root, file), 'utf8'),
    }));

/** The content security policy of a page: it allows the inline scripts of that page alone. */
export const pagePolicy = (html: string): string => contentSecurityPolicy(inlineScripts(html));

/** The policy of each page, by its file. */
export const pagePolicies = (pages: readonly BuiltPage[]): ReadonlyMap<string, string> =>
  new Map(pages.map(({ file, html }) => [file, pagePolicy(html)]));
