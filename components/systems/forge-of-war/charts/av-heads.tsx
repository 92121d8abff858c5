import { TARGET_AVS } from '@/lib/systems/forge-of-war/evaluate/targets';

/** The head of a table by the AV of the target; `hidden` says AV to screen readers alone. */
export const AvHeads = ({ hidden = false }) => (
  <thead>
    <tr className="border-edge border-b text-muted text-xs">
      {TARGET_AVS.map((av) => (
        <th key={av} scope="col" className="font-medium">
          <span className={hidden ? 'sr-only' : 'max-sm:sr-only'}>AV </span>
          {av}
        </th>
      ))}
    </tr>
  </thead>
);
