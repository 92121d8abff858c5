import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Whether this browser can hand a text or file to other apps: few can, and only over HTTPS. */
// biome-ignore lint/plugin: the button is not shown where there is nothing to call
const canShare = () => typeof navigator !== 'undefined' && typeof navigator.share === 'function';

interface ShareButtonProps {
  /** Returns what is shared: a text, a link or files. */
  make: () => ShareData | Promise<ShareData>;
}

/** Hands something to another app by the dialog of the device; nothing in browsers without one. */
export function ShareButton({ make }: ShareButtonProps) {
  const [message, setMessage] = useState('');
  if (!canShare()) return null;
  const share = async () => {
    setMessage('');
    try {
      // biome-ignore lint/plugin: only called where it exists
      await navigator.share(await make());
    } catch (error) {
      // Closing the dialog of the device is not a failure.
      if ((error as Error).name !== 'AbortError')
        setMessage('This browser could not share it: copy or save it.');
    }
  };
  return (
    <>
      <Button onClick={() => void share()}>
        <Share2 aria-hidden size={16} /> Share with an app
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
