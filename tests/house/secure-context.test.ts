import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// What browsers have only over HTTPS and on localhost may be used only where something takes its place without, or a
// sentence says why nothing does.

/** By what such a thing is called in code, the files that do without it where they must. */
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

/** Code without its comments, which may name what it does without. */
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
