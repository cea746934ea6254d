import { useStore } from '@nanostores/react';
import { sendFavorites } from '@suite/api-client/enquiries';
import { $favourites, $profile, clearFavourites, removeFavourite, useLocale } from '@suite/bus';
import { useRef, useState } from 'react';
import {
  initialMail,
  type MailForm,
  type MailProblems,
  mailProblems,
  mailToSend,
  sendFailure,
} from './mail-form.ts';
import { showUndo } from './undo-toast.tsx';

/** The three pages of the card (specification §2). */
export type FavouritesPage = 'list' | 'mail' | 'sent';

export interface FavouritesCard {
  readonly page: FavouritesPage;
  readonly ids: readonly number[];
  readonly mail: MailState;
  readonly remove: (id: number) => void;
  /** Empties the list and closes the card, with Undo. */
  readonly clear: () => void;
  readonly show: (page: FavouritesPage) => void;
}

export interface MailState {
  readonly form: MailForm;
  /** Sentences at the fields, from the first attempt to send on. */
  readonly problems: MailProblems;
  /** Id of the sentence that says why the last attempt failed. */
  readonly failure: string | null;
  readonly isSending: boolean;
  readonly change: (part: Partial<MailForm>) => void;
  readonly send: () => void;
}

/** What the card does. Two tabs may change the list at once; the card shows what it holds now. */
export function useFavouritesCard(onClose: () => void): FavouritesCard {
  const ids = useStore($favourites);
  const [page, setPage] = useState<FavouritesPage>('list');
  const mail = useMail(ids, () => setPage('sent'));
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
  return { page, ids, mail, remove, clear, show: setPage };
}

function useMail(ids: readonly number[], onSent: () => void): MailState {
  const locale = useLocale();
  const profile = useStore($profile);
  const [form, setForm] = useState(() => initialMail(profile));
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // The state comes with the next drawing; a second press can be quicker.
  const isUnderWay = useRef(false);
  const problems = mailProblems(form);
  const send = async () => {
    setTried(true);
    setFailure(null);
    if (Object.keys(problems).length > 0 || isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    const result = await sendFavorites(mailToSend(form, ids, locale));
    isUnderWay.current = false;
    setSending(false);
    if (result.kind === 'sent') onSent();
    else setFailure(sendFailure(result.error));
  };
  return {
    form,
    problems: isTried ? problems : {},
    failure,
    isSending,
    change: (part) => setForm((last) => ({ ...last, ...part })),
    send: () => void send(),
  };
}
