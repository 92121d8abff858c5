import { Segmented } from '@/components/ui/segmented';
import type { paperSize } from './paper-size';

interface PaperFieldProps {
  value: ReturnType<typeof paperSize>;
  onChange: (size: ReturnType<typeof paperSize>) => void;
}

/** The choice of the size of paper. */
export function PaperField({ value, onChange }: PaperFieldProps) {
  return (
    <Segmented
      label="Paper"
      value={value}
      options={[
        { value: 'a4', label: 'A4' },
        { value: 'letter', label: 'US Letter' },
      ]}
      onChange={onChange}
    />
  );
}
