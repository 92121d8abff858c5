import { Fields } from '@/components/builder/fields/fields';
import { StatTiles } from '@/components/builder/fields/stat-tiles';
import { NumberField } from '@/components/ui/fields/number-field';
import { Segmented } from '@/components/ui/fields/segmented';
import {
  mechPoints,
  mechs,
  type Stat,
  type Stats,
  statsSchema,
} from '@/lib/systems/horizon-wars/catalogue/mech';
import { elementStats, type StatLine, statFields, type WrongStats } from '@/lib/systems/horizon-wars/fields';

/** The designer's edits of a mech or an aircraft, in any kind of force. */
export interface DesignEdits {
  presence: (presence: number) => void;
  stat: (stat: Stat, value: number) => void;
  /** Adds an upgrade by its id; `drop` removes all of it. */
  put: (upgrade: string) => void;
  drop: (upgrade: string) => void;
  /** Removes the upgrade at an index. */
  dropAt: (index: number) => void;
  option: (index: number, option: string) => void;
  times: (index: number, times: number) => void;
}

/** The stat line of an element: always five tiles, P F M A D. */
export const ElementTiles = ({ element, size = 'md' }: { element: StatLine; size?: 'sm' | 'md' }) => (
  <StatTiles
    stats={elementStats}
    element={element}
    size={size}
    isInline={size === 'sm'}
    // M is the widest of the small tiles: it may have a bonus.
    className={
      size === 'sm' ? '@max-md:max-w-none max-w-72 grid-cols-[1fr_1fr_1.6fr_1fr_1fr]' : 'max-w-96 grid-cols-5'
    }
  />
);

const MAX_PRESENCE = 20;
const smallestSuper = mechs.superMech.presence;

type PresenceFieldProps = {
  presence: number;
  /** Classes offered by name. */
  classes: readonly { presence: number; name: string }[];
  /** Whether the Presence can also be entered as a number, for super-mechs. */
  byNumber: boolean;
  edits: Pick<DesignEdits, 'presence'>;
};

/** Chooses the Presence by class, and also by number if super-mechs are allowed. */
export function PresenceField({ presence, classes, byNumber, edits }: PresenceFieldProps) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <Segmented
        compact
        label="Presence"
        value={`${Math.min(presence, smallestSuper)}`}
        options={[
          ...classes
            .filter((each) => each.presence < smallestSuper)
            .map(({ presence, name }) => ({ value: `${presence}`, label: `${presence} ${name}` })),
          ...(byNumber ? [{ value: `${smallestSuper}`, label: `${smallestSuper}+ Super-mech` }] : []),
        ]}
        onChange={(value) => edits.presence(Number(value))}
      />
      {byNumber && (
        <NumberField
          compact
          label="Presence by number"
          min={1}
          max={MAX_PRESENCE}
          value={presence}
          onChange={edits.presence}
          hint={presence >= smallestSuper ? `Super-mech: ${mechPoints(presence)} points (p.63)` : undefined}
        />
      )}
    </div>
  );
}

type StatFieldsProps = {
  stats: Stats;
  edits: Pick<DesignEdits, 'stat'>;
  /** Error message by stat. */
  wrong: WrongStats;
};

/** A stepper for each stat that is bought. */
export const StatFields = ({ stats, edits, wrong }: StatFieldsProps) => (
  <fieldset>
    <legend className="sr-only">Stats</legend>
    <Fields
      shape={statsSchema.shape}
      fields={statFields}
      value={stats}
      root={wrong}
      className="grid grid-cols-2 gap-x-4 gap-y-3 @lg:pointer-fine:grid-cols-4 @2xl:grid-cols-4"
      onChange={(changed) => {
        for (const [stat, value] of Object.entries(changed)) edits.stat(stat as Stat, value);
      }}
    />
  </fieldset>
);
