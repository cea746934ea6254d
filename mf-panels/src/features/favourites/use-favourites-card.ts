import { useStore } from '@nanostores/react';
import { sendFavorites } from '@suite/api-client/enquiries';
import { $favourites, $profile, clearFavourites, removeFavourite, useLocale } from '@suite/bus';
import { useForm } from '@suite/forms';
import { useState } from 'react';
import { knownValues, MAIL_FIELDS, type MailForm, mailToSend, sendErrorMessageId } from './mail-form.ts';
import { showUndo } from './undo-toast.tsx';

/** The three pages of the card (specification §2). */
export type FavouritesPage = 'list' | 'mail' | 'sent';

export interface FavouritesCard {
  readonly page: FavouritesPage;
  readonly ids: readonly number[];
  readonly mail: MailForm;
  /** The address that the list was sent to. */
  readonly sentTo: string;
  readonly remove: (id: number) => void;
  /** Empties the list and closes the card, with Undo. */
  readonly clear: () => void;
  readonly show: (page: FavouritesPage) => void;
}

/** What the card does. Two tabs may change the list at once; the card shows what it holds now. */
export function useFavouritesCard(onClose: () => void): FavouritesCard {
  const ids = useStore($favourites);
  const [page, setPage] = useState<FavouritesPage>('list');
  const [sentTo, setSentTo] = useState('');
  const mail = useMail(ids, (address) => {
    setSentTo(address);
    setPage('sent');
  });
  const remove = (id: number) => {
    removeFavourite(id);
    if (ids.length <= 1) onClose();
  };
  const clear = () => {
    const undo = clearFavourites();
    setPage('list');
    onClose();
    showUndo('panels.favourites.cleared', undo);
  };
  return { page, ids, mail, sentTo, remove, clear, show: setPage };
}

const LABELS = {
  emailAddress: 'panels.favourites.email',
  firstName: 'panels.favourites.firstName',
  lastName: 'panels.favourites.lastName',
  phoneNumber: 'panels.favourites.phone',
  note: 'panels.favourites.note',
  website: 'form.website',
} as const;

function useMail(ids: readonly number[], onSent: (address: string) => void): MailForm {
  const locale = useLocale();
  const profile = useStore($profile);
  return useForm({
    name: 'favourites-mail',
    fields: MAIL_FIELDS,
    labels: LABELS,
    // The specification §5 has one sentence for an address that is missing and for one that is not valid.
    errorMessages: { emailAddress: { required: 'form.email.invalid' } },
    initial: knownValues(profile),
    send: async (values) => {
      const result = await sendFavorites(mailToSend(values, ids, locale));
      if (result.kind === 'failed') throw result.error;
      onSent(values.emailAddress);
    },
    readError: (error) => ({ kind: 'message', id: sendErrorMessageId(error) }),
  });
}
