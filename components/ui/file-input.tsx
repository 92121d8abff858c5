import type { ComponentProps } from 'react';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> & {
  'aria-label': string;
  /** Takes the files that were chosen, one at least; the same ones may be chosen again. */
  take: (files: File[]) => void;
};

/** The field behind a button that asks for files: out of sight, and pressed by the button. */
export const FileInput = ({ take, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    hidden
    onChange={({ target }) => {
      const files = [...(target.files ?? [])];
      target.value = '';
      if (files.length > 0) take(files);
    }}
  />
);
