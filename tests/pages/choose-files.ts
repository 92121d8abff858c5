import { press, user } from '../fixtures/page';

/** A file to give to a page. */
export interface InputFile {
  name: string;
  content: string | Uint8Array<ArrayBuffer>;
  /** Its media type, which the dialog for pictures goes by. */
  type?: string;
}

/** Chooses files in the file dialog that a button, or an item of an open menu, opens. */
export async function chooseFiles(
  opener: string | { role: 'button' | 'menuitem'; name: string },
  ...files: InputFile[]
) {
  const { role, name } = typeof opener === 'string' ? { role: 'button', name: opener } : opener;
  let input: HTMLElement | null = null;
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) input = target;
  };
  document.addEventListener('click', note, { capture: true });
  await press(name, role);
  document.removeEventListener('click', note, { capture: true });
  if (!input) throw new Error(`${name} opens no file dialog.`);
  await user.upload(
    input,
    files.map(({ name, content, type = '' }) => new File([content], name, { type })),
  );
}
