import type { SpaceStore } from '@/lib/store/spaces';
import { InProgress } from '../admission';
import { Problem } from '../problem';

/** Limits of the devices that are told of changes. */
export interface SpaceLiveLimits {
  /** Most connections, of one address, and of one space. */
  connections: number;
  perAddress: number;
  perSpace: number;
  /** Milliseconds between two cursors of a space, and between two signs of life. */
  every: number;
  beat: number;
}

export const SPACE_LIVE: SpaceLiveLimits = {
  connections: 2000,
  perAddress: 1000,
  perSpace: 50,
  every: 100,
  beat: 20_000,
};

/** Bytes that a device has not read yet above which it is told nothing new. */
const MAX_BEHIND = 64 * 1024;

/** A device that is told of the changes of a space. */
export interface Listening {
  space: string;
  address: string;
  write: (text: string) => void;
  /** Bytes that it has not read yet. */
  unread: () => number;
  end: () => void;
}

/** The devices that are told of a space, each with the revision that it was told last. */
interface Told {
  devices: Map<Listening, number>;
  revision: number;
  timer: NodeJS.Timeout | null;
}

/** The devices that are told when something is new in their spaces. */
export class Listeners {
  private readonly spaces = new Map<string, Told>();
  private readonly open = new InProgress();
  private readonly heart: NodeJS.Timeout;
  private stop: (() => void) | null = null;
  private count = 0;

  constructor(
    private readonly store: Pick<SpaceStore, 'watch'>,
    private readonly limits: SpaceLiveLimits,
  ) {
    this.heart = setInterval(() => this.beat(), limits.beat).unref();
  }

  /** Refuses another device if there are too many. */
  admit({ space, address }: Pick<Listening, 'space' | 'address'>): void {
    const { connections, perAddress, perSpace } = this.limits;
    const ofSpace = this.spaces.get(space)?.devices.size ?? 0;
    if (this.count < connections && this.open.of(address) < perAddress && ofSpace < perSpace) return;
    throw new Problem(
      503,
      null,
      'Too many devices wait for changes. Ask for changes every 5 seconds instead.',
      {
        headers: { 'Retry-After': '15' },
      },
    );
  }

  /** Adds a device, which is told nothing yet; until the returned function is called. */
  add(device: Listening): () => void {
    // One listener for all devices.
    this.stop ??= this.store.watch((id, revision) => this.changed(id, revision));
    const told = this.spaces.get(device.space) ?? { devices: new Map(), revision: 0, timer: null };
    this.spaces.set(device.space, told);
    told.devices.set(device, 0);
    this.open.begin(device.address);
    this.count++;
    return () => {
      if (!told.devices.delete(device)) return;
      if (told.devices.size === 0) this.forget(device.space, told);
      this.open.end(device.address);
      this.count--;
    };
  }

  /** Tells the devices of a space its revision, unless that was just done: then a little later. */
  changed(space: string, revision: number): void {
    const told = this.spaces.get(space);
    if (told === undefined) return;
    told.revision = Math.max(told.revision, revision);
    if (told.timer !== null) return;
    let isAll = true;
    for (const [device, last] of told.devices) {
      if (last >= told.revision) continue;
      isAll = false;
      if (device.unread() > MAX_BEHIND) continue;
      device.write(`data: ${JSON.stringify({ cursor: `${told.revision}` })}\n\n`);
      told.devices.set(device, told.revision);
    }
    if (isAll) return;
    told.timer = setTimeout(() => {
      told.timer = null;
      this.changed(space, told.revision);
    }, this.limits.every).unref();
  }

  /** Ends the connections of a space. */
  end(space: string): void {
    for (const device of this.spaces.get(space)?.devices.keys() ?? []) device.end();
  }

  /** Ends all. */
  close(): void {
    this.stop?.();
    clearInterval(this.heart);
    for (const space of this.spaces.keys()) this.end(space);
  }

  private forget(space: string, { timer }: Told) {
    if (timer) clearTimeout(timer);
    this.spaces.delete(space);
  }

  /** Keeps connections without changes from being closed. */
  private beat(): void {
    for (const { devices } of this.spaces.values())
      for (const device of devices.keys()) if (device.unread() < MAX_BEHIND) device.write(': here\n\n');
  }
}
