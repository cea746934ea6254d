import { aUnit } from '@suite/api/fixtures';
import { ROLE_IDS, type RoleName } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { unitToShow, type VisibilityFacts, visibilityOf } from './visibility.ts';

const ROLES = Object.keys(ROLE_IDS) as RoleName[];
function facts(change: Partial<VisibilityFacts> = {}, role: RoleName = 'user'): VisibilityFacts {
  return {
    profileId: 7,
    usersOnProject: [{ id: 7, roles: [{ name: role }] }],
    settings: { selectedRoles: Object.values(ROLE_IDS), priceEnabled: true, compareEnabled: true },
    ...change,
  };
}
const NO_ROLES = { selectedRoles: [], priceEnabled: true, compareEnabled: true };

describe('[R6.001] what is bound to a role', () => {
  it.each(ROLES)('is shown to %s when the project selects the role, and only then', (role) => {
    const selecting = (selectedRoles: number[]) =>
      visibilityOf(facts({ settings: { ...NO_ROLES, selectedRoles } }, role)).roleBound;
    expect(selecting([ROLE_IDS[role]])).toBe(true);
    expect(selecting(Object.values(ROLE_IDS).filter((id) => id !== ROLE_IDS[role]))).toBe(false);
    expect(selecting([])).toBe(false);
  });

  it.each([
    ['nobody signed in', { profileId: null }],
    ['who is not among the people', { usersOnProject: [] }],
    [
      'who is there under another id',
      { usersOnProject: [{ id: 8, roles: [{ name: 'super_admin' as const }] }] },
    ],
    ['who has no role', { usersOnProject: [{ id: 7, roles: [] }] }],
    ['anybody before the settings are known', { settings: null }],
  ])('is hidden from %s', (_who, change) => {
    expect(visibilityOf(facts(change))).toMatchObject({ roleBound: false, prices: false });
  });
});

describe('[R6.006] prices', () => {
  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('enabled %s and role selected %s: %s', (priceEnabled, isSelected, expected) => {
    const settings = { priceEnabled, compareEnabled: true, selectedRoles: isSelected ? [ROLE_IDS.user] : [] };
    expect(visibilityOf(facts({ settings })).prices).toBe(expected);
  });

  it.each([
    ['250000', true, true],
    ['250,000', true, true],
    ['250000', false, false],
    // Nothing that would tell anything.
    ['0', false, true],
    [undefined, false, true],
  ])('of %j, allowed %s, are left as they are: %s', (price, prices, isLeft) => {
    const unit = aUnit({ properties: { typeKey: 'studio', ...(price !== undefined && { price }) } });
    const shown = unitToShow(unit, { prices });
    expect(shown).toEqual(isLeft ? unit : { ...unit, properties: { typeKey: 'studio' } });
  });

  it.each([
    ['priced', false, 'on-request'],
    ['priced', true, 'priced'],
    ['gone', false, 'gone'],
  ] as const)('of a unit that is %s, allowed %s, make it %s', (commercialState, prices, expected) => {
    const unit = aUnit({ commercialState, properties: { price: '250000' } });
    expect(unitToShow(unit, { prices }).commercialState).toBe(expected);
  });
});

it.each([
  [7, true, 'yes'],
  [null, true, 'members'],
  [7, false, 'disabled'],
  [null, false, 'disabled'],
] as const)('compare for profile %j, enabled %s: %s', (profileId, compareEnabled, expected) => {
  const settings = { ...NO_ROLES, compareEnabled };
  expect(visibilityOf(facts({ profileId, settings })).compare).toBe(expected);
  expect(visibilityOf(facts({ profileId })).favourites).toBe(profileId !== null);
});
