'use client';

import { ClipboardCopy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { TextAreaField } from '@/components/ui/text-field';

interface CopyFieldProps {
  label: string;
  hint?: string;
  text: string;
  /** It is made of lines in columns: none is wrapped, and each letter is as wide as the next. */
  lines?: boolean;
  /** What the button says; "Copy" where it is left out. */
  action?: string;
  /** The text itself is behind its label, for it says nothing to a person. */
  folded?: boolean;
  /** Buttons beside Copy. */
  children?: ReactNode;
}

/** A text to be copied with one press, or by hand where the browser does not let the page. */
export function CopyField(props: CopyFieldProps) {
  const { label, hint, text, lines = false, action = 'Copy', folded = false, children } = props;
  const [told, setTold] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const copy = async () => {
    const field = place.current?.querySelector('textarea');
    if (field) setTold((await copied(text, field)) ? 'Copied.' : refusal());
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
    <div ref={place} className="grid gap-4">
      {folded ? <Disclosure title={label}>{field}</Disclosure> : field}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" data-autofocus onClick={() => void copy()}>
          <ClipboardCopy aria-hidden size={16} /> {action}
        </Button>
        {children}
        <p role="status">{told}</p>
      </div>
    </div>
  );
}

/** Copies a text: over plain HTTP, where a page has no clipboard, out of the field that shows it. */
async function copied(text: string, field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const before = document.activeElement;
    field.closest('details')?.setAttribute('open', '');
    field.focus();
    field.select();
    const done = document.execCommand('copy');
    // Where it is refused, the selected text is what comes next.
    if (done && before instanceof HTMLElement) before.focus();
    return done;
  }
}

const refusal = () =>
  `${
    window.isSecureContext
      ? 'This browser does not let the page copy.'
      : 'Browsers let a page copy only over HTTPS or on localhost.'
  } The text is selected: copy it with your own keys.`;
