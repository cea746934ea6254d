import type { PanelProps } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { Drawer } from '@suite/ui';
import { useFrame } from '../../lib/use-frame.ts';
import { messages } from '../../messages.ts';
import { FavouritesEmpty } from './favourites-empty.tsx';
import { FavouritesFoot } from './favourites-foot.tsx';
import { FavouritesList } from './favourites-list.tsx';
import { MailPage } from './mail-page.tsx';
import { SentPage } from './sent-page.tsx';
import { type FavouritesCard, useFavouritesCard } from './use-favourites-card.ts';

/** The saved homes, a drawer at the right with three pages: the list, sending it by e-mail, sent. */
export default function FavouritesPanel({ onClose }: PanelProps) {
  return (
    <AppIntl messages={messages}>
      <FavouritesDrawer onClose={onClose} />
    </AppIntl>
  );
}

const TITLES = {
  list: 'panels.favourites.title',
  mail: 'panels.favourites.mailTitle',
  sent: 'panels.favourites.sentTitle',
} as const;

function FavouritesDrawer({ onClose }: PanelProps) {
  const card = useFavouritesCard(onClose);
  const frame = useFrame(TITLES[card.page], onClose);
  const hasList = card.page === 'list' && card.ids.length > 0;
  return (
    <Drawer {...frame} footer={hasList ? <FavouritesFoot card={card} /> : undefined}>
      <Page card={card} onClose={onClose} />
    </Drawer>
  );
}

function Page({ card, onClose }: { card: FavouritesCard; onClose: () => void }) {
  if (card.page === 'sent') return <SentPage email={card.sentTo} onOkay={card.clear} />;
  if (card.ids.length === 0) return <FavouritesEmpty onLeave={onClose} />;
  if (card.page === 'mail') {
    return <MailPage form={card.mail} count={card.ids.length} onBack={() => card.show('list')} />;
  }
  return <FavouritesList ids={card.ids} onRemove={card.remove} onLeave={onClose} />;
}
