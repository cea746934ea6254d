import type { Unit } from '@suite/api';
import { resetStores, setProfile } from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useShownUnits } from './use-shown-units.ts';

const UNITS = [
  { id: 1, projectId: 3, properties: { price: '250,000', gym: 'yes' } },
  { id: 2, projectId: 3, properties: {} },
] as Unit[];
const WITHOUT_PRICES = [{ ...UNITS[0], properties: { gym: 'yes' } }, UNITS[1]];
const ALL = { selectedRoles: [4], priceEnabled: true, compareEnabled: true };

/** A project with these settings, whose people the answer tells; the answer holds what was asked for. */
function serve(settings: object, people: readonly object[]) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string) => {
    const [path = ''] = String(input).split('?');
    asked.push(path.split('/').slice(-2).join('/'));
    const data = people.map((person) => ({ id: 7, type: 'user', attributes: person }));
    return Response.json({
      data: path.endsWith('/settings') ? { id: 3, type: 'settings', attributes: settings } : data,
    });
  });
  return asked;
}

const ANA = { id: 7, roles: [{ id: 4, name: 'user' }] };
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);
const shown = (units = UNITS) => renderHook(() => useShownUnits(units), { wrapper }).result;
const BOTH = ['3/settings', '3/users-on-project'];

beforeEach(() => resetStores());
afterEach(() => vi.unstubAllGlobals());

describe('prices that the server sent', () => {
  it('are not shown to who is not signed in, and nothing is asked for', () => {
    const asked = serve(ALL, [ANA]);
    expect(shown().current).toEqual(WITHOUT_PRICES);
    expect(asked).toEqual([]);
  });

  it.each<[string, object, readonly object[]]>([
    ['who is not among the people of the project', ALL, []],
    ['whose role the project did not select', { ...ALL, selectedRoles: [1] }, [ANA]],
    ['anybody where the project shows none', { ...ALL, priceEnabled: false }, [ANA]],
  ])('are not shown to %s', async (_who, settings, people) => {
    serve(settings, people);
    setProfile(VISITOR);
    const result = shown();
    await waitFor(() => expect(result.current).toEqual(WITHOUT_PRICES));
  });

  it('are shown to a member of the project, from the first moment until the logout', async () => {
    const asked = serve(ALL, [ANA]);
    setProfile(VISITOR);
    const result = shown();
    expect(result.current).toBe(UNITS);
    await waitFor(() => expect(asked.toSorted()).toEqual(BOTH));
    await act(async () => undefined);
    expect(result.current).toBe(UNITS);
    act(() => setProfile(null));
    expect(result.current).toEqual(WITHOUT_PRICES);
  });
});

it('asks for nothing where the server sent no price', () => {
  const asked = serve(ALL, [ANA]);
  setProfile(VISITOR);
  const units = UNITS.slice(1);
  expect(shown(units).current).toBe(units);
  expect(asked).toEqual([]);
});
