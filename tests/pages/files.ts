import { fireEvent } from '@testing-library/react';
import { fillDatabase } from '../fixtures/database';
import { leavePage, openPage, soon } from '../fixtures/page';

// Files and links that go from one browser to another.

/** Drops files on the page, once the page accepts them. */
export async function drop(...files: File[]) {
  const dataTransfer = { files, types: ['Files'], getData: () => '' };
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
