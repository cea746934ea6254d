import type { Unit } from '@suite/api';
import type { RoleName } from '@suite/contracts';
import { parsePrice } from '@suite/domain';
import { hasSelectedRole, type PriceSettings, showsPricesTo } from './price-visibility.ts';

/** What decides who may see what is bound to a role. Missing parts are not there yet: then nothing is shown. */
export interface VisibilityFacts {
  /** Null while nobody is signed in. */
  readonly profileId: number | null;
  /** People of the project, as far as the viewer is told of them: at least the own row. */
  readonly usersOnProject: readonly {
    readonly id: number;
    readonly roles: readonly { readonly name: RoleName }[];
  }[];
  readonly settings: (PriceSettings & { readonly compareEnabled: boolean }) | null;
}

export interface Visibility {
  /** Listed among the project's people, with a role that the project selected. */
  readonly roleBound: boolean;
  /** Prices, and filtering by them. Whether there is a price is the server's to say. */
  readonly prices: boolean;
  readonly favourites: boolean;
  /** `disabled`: by the project, for everybody. `members`: after logging in. */
  readonly compare: 'yes' | 'members' | 'disabled';
}

/** Logged in means that the profile has an id (specification §6). */
function isLoggedIn({ profileId }: Pick<VisibilityFacts, 'profileId'>): boolean {
  return profileId !== null;
}

/** What may be shown. It never allows more than the server, which leaves out what it must not tell. */
export function visibilityOf(facts: VisibilityFacts): Visibility {
  const { profileId, settings } = facts;
  const own = facts.usersOnProject.find(({ id }) => id === profileId);
  const roles = own?.roles.map(({ name }) => name) ?? [];
  return {
    roleBound: settings !== null && hasSelectedRole(settings, roles),
    prices: settings !== null && showsPricesTo(settings, roles),
    favourites: isLoggedIn(facts),
    compare: compareOf(facts),
  };
}

function compareOf(facts: VisibilityFacts): Visibility['compare'] {
  if (facts.settings && !facts.settings.compareEnabled) return 'disabled';
  return isLoggedIn(facts) ? 'yes' : 'members';
}

/** A unit as it may be shown: without its price where that is not for who looks. */
export function unitToShow(unit: Unit, { prices }: Pick<Visibility, 'prices'>): Unit {
  const { price, ...properties } = unit.properties;
  if (prices || parsePrice(price) === null) return unit;
  return {
    ...unit,
    ...(unit.commercialState === 'priced' && { commercialState: 'on-request' }),
    properties,
  };
}
