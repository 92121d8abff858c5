import { CopyField } from '@/components/shared/share/copy-field';
import { Disclosure } from '@/components/ui/disclosure';
import { linkReachSentence } from '@/lib/roster/text/link-reach';
import type { EventPlace } from '../client/places';
import { keptLink } from '../client/secrets';

/** The player's link, while this tab knows it; otherwise how the page is opened elsewhere. */
export function OwnLink({ place }: { place: EventPlace }) {
  const link = keptLink(place);
  if (link === null)
    return (
      <Disclosure title="This page on another device">
        <p className="max-w-prose">
          This browser opens the page without the link. On another device, open the link that you kept. If you
          have lost it, ask the organiser for a new one; the old one then stops working.
        </p>
      </Disclosure>
    );
  return (
    <div className="grid gap-2">
      <h3 className="label-caps">Your link</h3>
      <LinkNote />
      <CopyField
        label="Your link"
        action="Copy your link"
        text={link}
        hint={linkReachSentence(link)}
        folded
      />
    </div>
  );
}

/** Why a player's link is to be kept, and not to be passed on. */
export const LinkNote = () => (
  <p className="max-w-prose">
    This link is yours: it opens your page on any device. Keep it, and give it to no one, because whoever has
    it can send your list and report your results.
  </p>
);
