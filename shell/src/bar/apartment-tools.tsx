import { useStore } from '@nanostores/react';
import {
  $favourites,
  $panel,
  $profile,
  $selection,
  raiseNotice,
  toggleFavourite,
  togglePanel,
} from '@suite/bus';
import { IconButton } from '@suite/ui';
import { BOOKMARK_SIMPLE, BOOKMARK_SIMPLE_FILL, DOWNLOAD_SIMPLE, X } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import classes from './app-bar.module.css';

/** What the bar offers on the page of a home: its downloads, saving it, and the way out (specification §2). */
export function ApartmentTools({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { apartment } = useStore($selection);
  const isSaved = useStore($favourites).includes(apartment?.id ?? 0);
  const isSignedIn = useStore($profile) !== null;
  const save = () => {
    if (!apartment) return;
    if (isSignedIn) toggleFavourite(apartment.id);
    else {
      const message = text('shell.members.favourites');
      raiseNotice({ type: 'members-only', title: '', message, previousRoute: null, email: null });
    }
  };
  return (
    <div className={classes.own}>
      <IconButton
        icon={DOWNLOAD_SIMPLE}
        label={text('shell.bar.downloads')}
        selected={useStore($panel) === 'download'}
        onPress={() => togglePanel('download')}
      />
      <IconButton
        icon={BOOKMARK_SIMPLE}
        selectedIcon={BOOKMARK_SIMPLE_FILL}
        label={text('shell.bar.save')}
        selected={isSaved}
        disabled={!apartment}
        onPress={save}
      />
      <IconButton icon={X} label={text('shell.bar.close')} onPress={onClose} />
    </div>
  );
}
