import type { ComponentProps } from 'react';

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> & {
  'aria-label': string;
  /** Called with the chosen files, at least one; also if the same files are chosen again. */
  take: (files: File[]) => void;
};

/** A hidden file input; a visible button clicks it. */
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
