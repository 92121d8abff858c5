import { type RefObject, useEffect, useRef, useState } from 'react';

interface ShownErrors<Errors> {
  form: RefObject<HTMLFormElement | null>;
  errors: Partial<Errors>;
  /** Shows what is wrong, and moves the focus to the first field that is. */
  show: () => void;
  /** Shows nothing until the next attempt. */
  hide: () => void;
}

/** What is wrong with a form: shown from the first attempt to send it on, and only for as long as it is wrong. */
export function useShownErrors<Errors>(read: () => Partial<Errors>): ShownErrors<Errors> {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  return {
    form,
    errors: attempts > 0 ? read() : {},
    show: () => setAttempts(attempts + 1),
    hide: () => setAttempts(0),
  };
}
