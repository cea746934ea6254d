import { type VisibilityFacts, visibilityOf } from '@suite/access';
import { $profile, deferUntilLogin, raiseNotice, toggleCompare, toggleFavourite } from '@suite/bus';
import type { Notice, UnitStatus } from '@suite/contracts';
import { useIntl } from 'react-intl';

/** A home that is to be saved or compared. */
export interface MemberUnit {
  readonly id: number;
  readonly name: string;
  /** What it is now, where that is told. */
  readonly status: UnitStatus | null;
}

export interface MemberActions {
  readonly save: (unit: MemberUnit) => void;
  /** `settings`: of the project, which may not want its homes compared; null while they are not known. */
  readonly compare: (unit: MemberUnit, settings: VisibilityFacts['settings']) => void;
}

const LABELS = {
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
  const press = (kind: keyof typeof LABELS, unit: MemberUnit) => {
    if (!visibleWith(null).favourites) {
      deferUntilLogin({ kind, apartmentId: unit.id, name: unit.name, status: unit.status, path: here() });
      const [title, message] = LABELS[kind];
      notify('members-only', title, message);
    } else if (kind === 'favourite') toggleFavourite(unit.id, unit.status);
    else toggleCompare(unit.id);
  };
  return {
    save: (unit) => press('favourite', unit),
    compare: (unit, settings) => {
      if (visibleWith(settings).compare !== 'disabled') press('compare', unit);
      else notify('info', 'common.compare', 'common.compareDisabled');
    },
  };
}

/** Neither depends on who else is on the project. */
function visibleWith(settings: VisibilityFacts['settings']) {
  return visibilityOf({ profileId: $profile.get()?.id ?? null, usersOnProject: [], settings });
}

const here = () => location.pathname + location.search;
