import { TextField } from '@/components/ui/text-field';

interface ServerKeyFieldProps {
  value: string;
  error: string | undefined;
  onChange: (key: string) => void;
}

/** The key that a server on the internet wants before it makes an event. */
export const ServerKeyField = ({ value, error, onChange }: ServerKeyFieldProps) => (
  <TextField
    label="Server key"
    type="password"
    className="max-w-md"
    hint="The server printed it when it was first started, or it was set there as MUSTER_KEY."
    autoComplete="off"
    value={value}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);
