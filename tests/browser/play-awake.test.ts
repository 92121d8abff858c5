import { soon } from './builder';
import { acted, expectStored, phone, play, untilClosed } from './play';
import { test } from './visit';

test('the screen of a match may go dark over plain HTTP, and nothing else breaks', async ({ visit }) => {
  const page = await visit({
    ...phone,
    plainHttp: true,
    allow: /Cross-Origin-Opener-Policy header has been ignored/,
  });
  await play(page);
  await acted(page, 'Capstan').click();
  await expectStored(page, 1);
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page
    .getByRole('menuitem', { name: 'The screen may go dark: this browser does not keep it on here' })
    .click();
  await untilClosed(page);
  await page.reload();
  await soon(() => acted(page, 'Capstan').getAttribute('aria-pressed')).toBe('true');
});
