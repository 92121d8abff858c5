import { LinkDialog } from '../link-dialog';

interface PlayerLinkDialogProps {
  name: string;
  link: string;
  onClose: () => void;
}

/** The new link of a player, which is shown only once. */
export const PlayerLinkDialog = ({ name, link, onClose }: PlayerLinkDialogProps) => (
  <LinkDialog
    title={
      <>
        Link for <bdi>{name}</bdi>
      </>
    }
    label="Link for this player"
    link={link}
    name={name}
    onClose={onClose}
  >
    <p>
      Send this link to <bdi>{name}</bdi> and to no one else: it opens their page, where they send their list
      and report results. It is shown only now; you can make a new one at any time.
    </p>
  </LinkDialog>
);
