import { pageEntry } from '@/components/ui/back-layers';
import type { BuildState } from './build-answer';
import type { BuildJob } from './worker';

// What the dialog showed, while the app is open: going back to it shows the same.

/** The last request of each collection, with its answers. */
const builds = new Map<string, { job: BuildJob; state: BuildState }>();

export const lastBuild = (collection: string) => builds.get(collection);

export const keepBuild = (collection: string, job: BuildJob, state: BuildState): void => {
  builds.set(collection, { job, state });
};

/** The collection that the dialog was left with, and where: an entry of the browser's history. */
let left: { collection: string; address: string; entry: number } | null = null;

/** Notes that an answer is opened, so that going back opens the dialog again. */
export const leaveOpen = (collection: string): void => {
  left = { collection, address: location.href, entry: pageEntry() };
};

export const forgetOpen = (): void => {
  left = null;
};

/** The collection of the dialog that was left open on the page gone back to; null for any other page. */
export const leftOpen = (): string | null =>
  left && left.address === location.href && left.entry === pageEntry() ? left.collection : null;
