import {
  Compass,
  Download,
  Ellipsis,
  Eye,
  Flag,
  History,
  ListChecks,
  type LucideIcon,
  Pencil,
  Plus,
  Printer,
  ScrollText,
  Send,
  Share2,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { builderAddress } from '@/components/shared/addresses';
import { knowsEvents } from '@/components/shared/known-events';
import { lazyComponent } from '@/components/ui/lazy-part';
import { Menu, type MenuAction } from '@/components/ui/menu';
import { usePlay } from './context';
import { useGuideHidden } from './course-lines';
import { saveMatchFile } from './save-match';

const Remains = lazyComponent(async () => (await import('./remains-dialog')).RemainsDialog);
const HistoryDialog = lazyComponent(async () => (await import('./history-dialog')).HistoryDialog);
const PrintMatch = lazyComponent(async () => (await import('./print-match')).PrintMatch);
const ShareMatch = lazyComponent(async () => (await import('./share-match')).ShareMatch);
const SendResult = lazyComponent(async () => (await import('./send-result')).SendResult);
const ShowDialog = lazyComponent(async () => (await import('./show-dialog')).ShowDialog);
const OwnTrackers = lazyComponent(async () => (await import('./match-details')).OwnTrackers);
const MatchDetails = lazyComponent(async () => (await import('./match-details')).MatchDetails);
const EndDialog = lazyComponent(async () => (await import('./end-dialog')).EndDialog);

const dialogs = {
  remains: Remains,
  history: HistoryDialog,
  print: PrintMatch,
  share: ShareMatch,
  event: SendResult,
  show: ShowDialog,
  trackers: OwnTrackers,
  details: MatchDetails,
  end: EndDialog,
};

interface MatchMenuProps {
  /** Id of the roster that the match was started from; null if there is none. */
  roster: string | null;
  /** Whether the screen is kept on; false if that cannot be had. */
  isAwake: boolean | null;
}

/** Everything to do with a match besides marking. */
export function MatchMenu({ roster, isAwake }: MatchMenuProps) {
  const { session, open } = usePlay();
  const isEnded = session.played().head.result !== null;
  const [isGuideHidden, hideGuide] = useGuideHidden();
  const router = useRouter();
  const [shown, show] = useState<keyof typeof dialogs | null>(null);
  const action = (label: string, Icon: LucideIcon, onSelect: () => void): MenuAction => ({
    label,
    icon: <Icon aria-hidden size={16} />,
    onSelect,
  });
  const Shown = shown && dialogs[shown];
  return (
    <>
      <Menu
        label="More actions"
        icon={<Ellipsis aria-hidden size={20} />}
        groups={() => [
          [
            action('What remains', ListChecks, () => show('remains')),
            action('Turn and match', Flag, () => open([])),
            action('Custom trackers', Plus, () => show('trackers')),
            action('History', History, () => show('history')),
            action('Show to the opponent', Eye, () => show('show')),
            ...(isGuideHidden ? [action('Show the guide', Compass, () => hideGuide(false))] : []),
          ],
          [
            action('Print as it stands', Printer, () => show('print')),
            action('Share: link, QR code, text', Share2, () => show('share')),
            action('Save to a file', Download, () => saveMatchFile(session.played())),
            action('Name and notes', Pencil, () => show('details')),
            ...(roster === null
              ? []
              : [action('Open the roster', ScrollText, () => router.push(builderAddress(roster)))]),
          ],
          [
            action(isEnded ? 'Result' : 'End the match', Flag, () => show('end')),
            ...(knowsEvents() ? [action('Send the result to an event', Send, () => show('event'))] : []),
          ],
          ...(isAwake === false
            ? [
                [
                  {
                    label: 'The screen may go dark: this browser does not keep it on here',
                    onSelect: () => undefined,
                  },
                ],
              ]
            : []),
        ]}
      />
      {Shown && <Shown onClose={() => show(null)} />}
    </>
  );
}
