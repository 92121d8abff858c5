import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkTo } from '@/lib/check/link';
import { launchChromium } from '@/scripts/chromium.mjs';
import { axeFaults } from './axe';
import { headField, soon, text } from './builder';
import { chooseFiles, pack, small } from './check';
import { bitmap, film, pictureOf } from './codes';
import { expectFocus, press, tabTo } from './keyboard';
import { expect, test } from './visit';

const link = linkTo('https://muster.example', small('Lancers', 'Ann'));

test('a picture of a printed code tells whether the roster is legal by the rules and by a pack', async ({
  visit,
}) => {
  const page = await visit({ width: 360, height: 640, touch: true });
  await page.goto('/scan');
  await chooseFiles(page, 'Choose a picture', {
    name: 'code.bmp',
    content: bitmap(pictureOf(link, 800, 800), 800, 800),
  });
  const main = page.getByRole('main');
  await soon(() => text(main)).toMatch(/Legal Lancers Ann .*Fingerprint (?:[0-9a-f]{4} ?){4}/i);
  expect(await axeFaults(page)).toEqual([]);
  await chooseFiles(page, 'Pack from a file', pack);
  await soon(() => text(main)).toMatch(
    /Not legal Lancers Ann .*Against “Calais Open 2026” .*Calais Open 2026/i,
  );
  expect(await axeFaults(page)).toEqual([]);

  const other = bitmap(pictureOf('https://muster.example/nothing', 400, 400), 400, 400);
  await chooseFiles(page, 'Choose a picture', { name: 'other.bmp', content: other });
  await soon(() => text(main)).toMatch(/Cannot be read.*not a link to a roster/i);
  await chooseFiles(page, 'Choose a picture', {
    name: 'none.bmp',
    content: bitmap(new Uint8Array(10_000), 100, 100),
  });
  await page.getByText('No QR code can be seen in this picture.').waitFor();
});

test('the whole roster is opened from its verdict and saved, and scanning continues', async ({ visit }) => {
  const page = await visit({ width: 360, height: 640 });
  await page.goto('/scan');
  await chooseFiles(page, 'Pack from a file', pack);
  await chooseFiles(page, 'Choose a picture', {
    name: 'code.bmp',
    content: bitmap(pictureOf(link, 800, 800), 800, 800),
  });
  const opener = page.getByRole('button', { name: 'Open the roster' });
  await opener.waitFor();
  // It is the next tab stop after the verdict, which has the focus.
  await press(page, 'Tab');
  await expectFocus(opener);
  await press(page, 'Enter');
  const roster = page.getByRole('dialog', { name: 'Lancers' });
  await roster.waitFor();
  await expectFocus(roster.getByRole('heading', { level: 2, name: 'Lancers' }));
  await soon(() => text(roster)).toMatch(/First Troop.*Heavy cavalry/i);
  await soon(() => text(roster)).toMatch(/Not legal.*Calais Open 2026/i);
  expect(await axeFaults(page, 'dialog[open]')).toEqual([]);
  await press(page, 'Escape');
  await expectFocus(opener);
  await soon(() => text(page.getByRole('main'))).toMatch(/Not legal Lancers Ann/i);

  await opener.click();
  await tabTo(page, roster.getByRole('button', { name: 'Save to my rosters' }));
  await press(page, 'Enter');
  await expectFocus(roster.getByRole('link', { name: 'Open in the builder' }));
  await page.keyboard.press('Enter');
  await soon(() => page.getByLabel('Force name').inputValue()).toBe('Lancers');
  await soon(async () => (await headField(page, 'Pack')).locator('option:checked').innerText()).toMatch(
    /^Calais Open 2026/,
  );
  await page.goBack();
  await page.getByRole('button', { name: 'Scan', exact: true }).waitFor();
});

test('without a camera, the page says so, offers a picture instead, and asks again on the next press', async ({
  visit,
}) => {
  const page = await visit();
  await page.addInitScript(() => {
    const asked = () => Number(document.documentElement.dataset.asked ?? 0);
    navigator.mediaDevices.getUserMedia = async () => {
      document.documentElement.dataset.asked = String(asked() + 1);
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await page.goto('/scan');
  for (const times of ['1', '2']) {
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    await soon(() => page.locator('html').getAttribute('data-asked')).toBe(times);
    await page.getByText(/You can choose a picture of the code instead\./).waitFor();
  }
});

test('the camera reads a code, and another one after one press', async ({ address }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-scan-'));
  const file = path.join(folder, 'code.y4m');
  writeFileSync(file, film(pictureOf(link, 1280, 720), 1280, 720));
  const browser = await launchChromium({
    light: true,
    flags: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  });
  try {
    const page = await browser.newPage({ baseURL: address });
    await page.goto('/scan');
    await page.getByRole('button', { name: 'Scan', exact: true }).click();
    await page.getByText('Lancers').waitFor();
    await soon(() => text(page.getByRole('main'))).toMatch(/Legal Lancers Ann/i);
    await page.getByRole('button', { name: 'Scan the next' }).click();
    await page.getByText('Lancers').waitFor();
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
