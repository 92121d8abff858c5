import { fireEvent } from '@/tests/fixtures/dom';
import { fillDatabase } from '../fixtures/database';
import { leavePage, openPage, soon } from '../fixtures/page';

// Files and links that go from one browser to another.

const carrying = (files: File[]) => ({ dataTransfer: { files, types: ['Files'], getData: () => '' } });

/** Moves files over the page, once the page accepts them. */
export const dragOver = (...files: File[]) =>
  soon(() => fireEvent.dragOver(document.body, carrying(files))).toBe(false);

/** Drops files on the page, once the page accepts them. */
export async function drop(...files: File[]) {
  await dragOver(...files);
  fireEvent.drop(document.body, carrying(files));
}

/** Opens a page in another browser, which has nothing stored. */
export async function openElsewhere(address: string) {
  await leavePage();
  await fillDatabase([]);
  localStorage.clear();
  sessionStorage.clear();
  await openPage(address);
}
