import { ClipboardCopy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { TextAreaField } from '@/components/ui/fields/text-field';

interface CopyFieldProps {
  label: string;
  hint?: string;
  text: string;
  /** Whether the text is in columns: it is shown monospaced and without wrapping. */
  lines?: boolean;
  /** Label of the button; "Copy" by default. */
  action?: string;
  /** Hides the text in a disclosure, for text that is not meant for people. */
  folded?: boolean;
  /** Buttons next to Copy. */
  children?: ReactNode;
}

/** Text to copy with one press, or by hand if the browser denies the page access to the clipboard. */
export function CopyField(props: CopyFieldProps) {
  const { label, hint, text, lines = false, action = 'Copy', folded = false, children } = props;
  const [message, setMessage] = useState('');
  const root = useRef<HTMLDivElement>(null);
  const copy = async () => {
    const field = root.current?.querySelector('textarea');
    if (field) setMessage((await copyText(text, field)) ? 'Copied.' : refusal());
  };
  const field = (
    <TextAreaField
      label={label}
      hideLabel={folded}
      hint={hint}
      readOnly
      rows={lines ? 10 : 4}
      wrap={lines ? 'off' : 'soft'}
      mono={lines}
      spellCheck={false}
      value={text}
    />
  );
  return (
    <div ref={root} className="grid gap-4">
      {folded ? <Disclosure title={label}>{field}</Disclosure> : field}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" data-autofocus onClick={() => void copy()}>
          <ClipboardCopy aria-hidden size={16} /> {action}
        </Button>
        {children}
        <p role="status">{message}</p>
      </div>
    </div>
  );
}

/** Copies a text; over plain HTTP, where a page has no clipboard, by selecting the field that shows it. */
async function copyText(text: string, field: HTMLTextAreaElement): Promise<boolean> {
  try {
    // biome-ignore lint/plugin: selects the text where this fails
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = document.activeElement;
    field.closest('details')?.setAttribute('open', '');
    field.focus();
    field.select();
    const copied = document.execCommand('copy');
    // If copying fails, the focus stays on the selected text.
    if (copied && focused instanceof HTMLElement) focused.focus();
    return copied;
  }
}

const refusal = () =>
  `${
    window.isSecureContext
      ? 'This browser does not let the page copy.'
      : 'Browsers let a page copy only over HTTPS or on localhost.'
  } The text is selected: copy it with the keyboard.`;
