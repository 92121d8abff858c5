import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// APIs that browsers offer only over HTTPS and on localhost may be used only with a fallback, or with a sentence that
// says why there is none.

/** Patterns of such APIs, with the files that may use them because they can do without. */
const guarded: [api: RegExp, files: string[]][] = [
  [/\brandomUUID\(|\bcrypto\.subtle\b/, []],
  [/\bnavigator\.clipboard\b/, ['components/shell/copy-field.tsx']],
  [
    /\bserviceWorker\b/,
    [
      'components/shell/offline/fetch-fonts.ts',
      'components/shell/offline/registration.ts',
      'components/shell/offline/update-notice.tsx',
    ],
  ],
  [/\bcaches\b/, ['components/shell/offline/fetch-fonts.ts']],
  [/\bmediaDevices\b/, ['components/scan/use-camera.ts']],
  [/\bnavigator\.storage\b|\{ storage \} = navigator/, ['lib/storage/space.ts']],
  [/\bnavigator\.(share|canShare|locks|wakeLock|credentials|usb|hid|serial|bluetooth|xr|gpu)\b/, []],
  [/\bshow(OpenFile|SaveFile|Directory)Picker\b|\blaunchQueue\b|\bgetDirectory\(\)/, []],
  [
    /\bnew Notification\b|\bPushManager\b|\bSharedArrayBuffer\b|\bcookieStore\b|\bwindow\.queryLocalFonts\b/,
    [],
  ],
];

/** Code without its comments, which may mention an API. */
const codeOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');

const files = ['app', 'components', 'lib'].flatMap((room) =>
  readdirSync(room, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/')),
);

test.each(guarded)('%s is used only where the page can do without it', (api, allowed) => {
  expect(files.filter((file) => api.test(codeOf(file))).sort()).toEqual(allowed);
});
