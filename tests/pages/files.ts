import { fireEvent } from '@testing-library/react';
import { fillDatabase } from '../fixtures/database';
import { leavePage, openPage, saved, soon } from '../fixtures/page';

// Files and links that go from one browser to another.

/** The file that `press` saves, read. */
export async function savedBy(press: () => Promise<unknown>): Promise<{ name: string; text: string }> {
  const before = saved.length;
  await press();
  await soon(() => saved.length).toBe(before + 1);
  const { name, blob } = saved[before] as (typeof saved)[number];
  return { name, text: await blob.text() };
}

/** Drops a file on the page, once the page accepts it. */
export async function drop(name: string, content: string) {
  const dataTransfer = { types: ['Files'], files: [new File([content], name)] };
  await soon(() => fireEvent.dragOver(document.body, { dataTransfer })).toBe(false);
  fireEvent.drop(document.body, { dataTransfer });
}

/** Opens a page in another browser, which has nothing stored. */
export async function openElsewhere(address: string) {
  await leavePage();
  await fillDatabase([]);
  localStorage.clear();
  sessionStorage.clear();
  await openPage(address);
}
