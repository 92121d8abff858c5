import { BanNote, usePack } from '@/components/builder/ban';
import { NumberField } from '@/components/ui/number-field';
import { banOf } from '@/lib/roster/pack-bans';

interface BannableNumberProps {
  /** The option's name, as a pack bans it. */
  option: string;
  label: string;
  most: number;
  /** Its cost; null if it is not on the card. */
  hint: string | null;
  value: number;
  onChange: (value: number) => void;
}

/** A field for how many of an option a unit has; a banned one can only be reduced. */
export function BannableNumber({ option, label, most, hint, value, onChange }: BannableNumberProps) {
  const banned = banOf(usePack(), 'upgrades', option);
  return (
    <NumberField
      label={label}
      min={0}
      max={banned === null ? most : value}
      className={banned === null ? undefined : 'text-muted'}
      hint={
        <>
          {hint}
          <BanNote banned={banned} />
        </>
      }
      error={hint === null ? 'Not on its card. Enter 0 to remove it.' : undefined}
      value={value}
      onChange={onChange}
    />
  );
}
