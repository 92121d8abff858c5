import { freshPage, withApp } from './app.mjs';
import { quantile, timesText } from './events/figures.mjs';
import { fillShelf } from './fill-shelf.mjs';

// Two devices of a player, as two browsers: joining with many rosters, and how soon what is typed on one is on the other.

const MANY = 200;
const CHANGES = Number(process.env.MUSTER_DEVICE_CHANGES ?? 100);

const sent = (page) => page.getByText(/^Everything is sent, last at /).waitFor({ timeout: 120_000 });

/** Shares what a page has; returns the link. */
async function share(page) {
  await page.goto('/devices');
  await page.getByRole('button', { name: 'Use this on another device' }).click();
  await sent(page);
  return page.getByLabel('Link', { exact: true }).inputValue();
}

/** Joins on a device that is four times slower; returns how long it took until everything was there. */
async function join(page, link) {
  await page.goto(link);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const button = page.getByRole('button', { name: 'Join' });
  await button.waitFor();
  const start = performance.now();
  await button.click();
  await sent(page);
  const time = performance.now() - start;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return time;
}

/** Types on one device, and waits until the list of the other has it; returns each time. */
async function changes(one, other) {
  await one.goto('/build?r=roster-0');
  await other.goto('/');
  const name = one.getByLabel('Force name');
  const times = [];
  for (let change = 0; change < CHANGES; change++) {
    const start = performance.now();
    await name.fill(`Change ${change}.`);
    await other.getByText(`Change ${change}.`).first().waitFor();
    times.push(performance.now() - start);
  }
  return times;
}

/** Measures two devices that share 200 rosters. */
export async function run() {
  return withApp(async (app) => {
    const [laptop, phone] = [await freshPage(app), await freshPage(app)];
    await fillShelf(laptop, MANY);
    const joined = await join(phone, await share(laptop));
    const times = await changes(laptop, phone);
    const last = quantile(times, 0.99);
    return [
      {
        name: `A device joins ${MANY} rosters, at 4× slow`,
        figure: `${joined.toFixed(0)} ms`,
        ratio: joined / 3000,
        target: 'at most 3 s',
      },
      {
        name: `A change until it is in the list of the other device, ${CHANGES} times`,
        figure: timesText(times),
        ratio: last / 1000,
        target: 'at most 1 s in 99 of 100',
      },
    ];
  });
}
