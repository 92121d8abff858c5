import { createHash } from 'node:crypto';
import type { BuiltPage } from './built-pages';

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
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const permissionsPolicy = [
  'camera=(self)',
  'accelerometer=()',
  'autoplay=()',
  'browsing-topics=()',
  'display-capture=()',
  'encrypted-media=()',
  'fullscreen=()',
  'geolocation=()',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'picture-in-picture=()',
  'publickey-credentials-get=()',
  'screen-wake-lock=()',
  'usb=()',
  'xr-spatial-tracking=()',
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

/**
 * Returns a function from a path to its headers: a page's policy allows the inline scripts of that page and of the
 * fallback pages.
 */
export function pageHeaders(pages: readonly BuiltPage[]): (path: string) => Record<string, string> {
  const scripts = pages.map(({ url, bytes }) => ({ url, inline: inlineScripts(bytes.toString()) }));
  const inAny = scripts.filter(({ url }) => url.startsWith('/_')).flatMap(({ inline }) => inline);
  const allowing = (inline: readonly string[]) => securityHeaders([...new Set([...inline, ...inAny])]);
  const byPath = new Map(scripts.map(({ url, inline }) => [url, allowing(inline)]));
  const elsewhere = allowing([]);
  const noPage = securityHeaders();
  return (path) => {
    if (path.startsWith('/_next/static/')) return noPage;
    return byPath.get(path) ?? byPath.get(decoded(path)) ?? elsewhere;
  };
}

/** A path as Next decodes it: `/%62uild` is `/build`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
