import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Chromium without window support: it does the same work in four fifths of the time. */
const windowless = ['/usr/bin/chromium-headless-shell'];

/** Returns the browsers that Playwright has downloaded, the newest first. */
function downloaded() {
  const caches = ['.cache/ms-playwright', 'Library/Caches/ms-playwright', 'AppData/Local/ms-playwright'];
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  const asked = process.env.PLAYWRIGHT_BROWSERS_PATH;
  const folders = [...(asked ? [asked] : []), ...caches.map((each) => path.join(homedir(), each))];
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^chromium-\d+$/.test(name))
        .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
        .flatMap((name) => programs.map((program) => path.join(folder, name, program))),
    );
}

/**
 * Returns the path of Chromium or Chrome: CHROMIUM_PATH, else an installed one; null if there is none.
 * @param {{ light?: boolean }} how `light` prefers one that cannot open windows
 */
export function findChromium({ light = false } = {}) {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return existsSync(asked) ? asked : null;
  const windowed = [...known, ...downloaded()];
  const all = light ? [...windowless, ...windowed] : [...windowed, ...windowless];
  return all.find((each) => existsSync(each)) ?? null;
}

/** Whether a program is on the path. */
export function hasProgram(name, argument = '--version') {
  try {
    execFileSync(name, [argument], { stdio: 'ignore' });
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT');
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts Chromium without a window; each of its contexts is a fresh profile.
 * @param {{ flags?: string[], light?: boolean }} how additional flags, and which Chromium to use
 */
export async function launchChromium({ flags: more = [], light = false } = {}) {
  const executablePath = findChromium({ light });
  if (executablePath === null) throw new Error('There is no Chromium: install it, or set CHROMIUM_PATH.');
  const { chromium } = await import('playwright-core');
  return chromium.launch({ executablePath, args: [...flags, ...more] });
}
