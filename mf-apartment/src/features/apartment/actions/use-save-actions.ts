import { readProjectSettings, useRead } from '@suite/api-client';
import { $compare, $favourites, $session, raiseNotice, toggleCompare, toggleFavourite } from '@suite/bus';
import type { Apartment, Notice } from '@suite/contracts';
import { statusOf } from '@suite/domain';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useBus } from '../../../lib/use-bus.ts';

/** Saving and comparing a home: for registered visitors; others are told so, and may log in (specification §6). */
export function useSaveActions(apartment: Apartment) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const isSignedIn = useBus($session).kind === 'signed-in';
  const settings = useRead(readProjectSettings(apartment.projectId)).data;
  const notify = (type: Notice['type'], titleId: string, messageId: string) =>
    raiseNotice({
      type,
      title: intl.formatMessage({ id: titleId }),
      message: intl.formatMessage({ id: messageId }),
      previousRoute: pathname + search,
      email: null,
    });
  return {
    isSaved: useBus($favourites).includes(apartment.id),
    isCompared: useBus($compare).includes(apartment.id),
    save: () => {
      if (isSignedIn) toggleFavourite(apartment.id, statusOf(apartment));
      else notify('members-only', 'common.addToFavourites', 'common.guestFavourites');
    },
    compare: () => {
      if (settings?.compareEnabled === false) notify('info', 'common.compare', 'common.compareDisabled');
      else if (isSignedIn) toggleCompare(apartment.id);
      else notify('members-only', 'common.addToCompare', 'common.guestCompare');
    },
  };
}
