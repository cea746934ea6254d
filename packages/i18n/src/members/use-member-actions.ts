import { $profile, raiseNotice, toggleCompare, toggleFavourite, wantAfterLogin } from '@suite/bus';
import type { Notice, UnitStatus } from '@suite/contracts';
import { type VisibilityFacts, visibilityOf } from '@suite/domain';
import { useIntl } from 'react-intl';

/** A home that is to be saved or compared. */
export interface MemberHome {
  readonly id: number;
  readonly name: string;
  /** What it is now, where that is told. */
  readonly status: UnitStatus | null;
}

export interface MemberActions {
  readonly save: (home: MemberHome) => void;
  /** `settings`: of the project, which may not want its homes compared; null while they are not known. */
  readonly compare: (home: MemberHome, settings: VisibilityFacts['settings']) => void;
}

const WORDS = {
  favourite: ['common.addToFavourites', 'common.guestFavourites'],
  compare: ['common.addToCompare', 'common.guestCompare'],
} as const;

/**
 * Saving and comparing homes, for registered visitors. Guests are told so in the words of the specification §6, and
 * what they wanted is done after their login.
 */
export function useMemberActions(): MemberActions {
  const intl = useIntl();
  const notify = (type: Notice['type'], title: string, message: string) =>
    raiseNotice({
      type,
      title: intl.formatMessage({ id: title }),
      message: intl.formatMessage({ id: message }),
      previousRoute: here(),
      email: null,
    });
  const press = (kind: keyof typeof WORDS, home: MemberHome) => {
    if (!visibleWith(null).favourites) {
      wantAfterLogin({ kind, apartmentId: home.id, name: home.name, status: home.status, path: here() });
      const [title, message] = WORDS[kind];
      notify('members-only', title, message);
    } else if (kind === 'favourite') toggleFavourite(home.id, home.status);
    else toggleCompare(home.id);
  };
  return {
    save: (home) => press('favourite', home),
    compare: (home, settings) => {
      if (visibleWith(settings).compare !== 'disabled') press('compare', home);
      else notify('info', 'common.compare', 'common.compareDisabled');
    },
  };
}

/** Neither depends on who else is on the project. */
function visibleWith(settings: VisibilityFacts['settings']) {
  return visibilityOf({ profileId: $profile.get()?.id ?? null, usersOnProject: [], settings });
}

const here = () => location.pathname + location.search;
