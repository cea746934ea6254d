import type { Unit } from '@suite/api';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../fixtures/api.ts';
import { LAGOON_HOUSE, PATH, UNITS } from '../../fixtures/lagoon-house.ts';
import { openPage } from '../../fixtures/open-page.tsx';

const { renders } = vi.hoisted(() => ({ renders: { rows: [] as string[], picture: 0, bar: 0 } }));

vi.mock('@suite/picture', async (original) => {
  const { FakePicture } = await import('../../fixtures/fake-picture.tsx');
  const Picture = (props: Parameters<typeof FakePicture>[0]) => {
    renders.picture += 1;
    return FakePicture(props);
  };
  return { ...(await original<object>()), Picture };
});
// A row renders its heart each time that it renders itself.
vi.mock('./heart/unit-heart.tsx', () => ({
  UnitHeart: ({ unit }: { unit: Unit }) => {
    renders.rows.push(unit.name);
    return null;
  },
}));
vi.mock('./filter/building-filter-bar.tsx', () => ({
  BuildingFilterBar: () => {
    renders.bar += 1;
    return null;
  },
}));
afterEach(() => vi.unstubAllGlobals());

function reset(): void {
  Object.assign(renders, { rows: [], picture: 0, bar: 0 });
}

it('a hover renders the rows that it comes to and leaves, and nothing else of the screen', async () => {
  fakeApi(LAGOON_HOUSE, UNITS);
  openPage(`${PATH}?list=1`);
  const table = within(await screen.findByRole('table'));
  const rowOf = (name: string) => {
    const row = table.getByRole('link', { name }).closest('tr');
    if (!row) throw new Error(`There is no row of ${name}.`);
    return row;
  };
  const shape = await screen.findByRole('button', { name: /^Apartment 203,/ });

  expect(renders.rows).toContain('203');
  expect(renders.bar).toBeGreaterThan(0);
  reset();
  fireEvent.pointerEnter(rowOf('101'));
  expect(renders).toEqual({ rows: ['101'], picture: 1, bar: 0 });

  reset();
  fireEvent.pointerLeave(rowOf('101'));
  fireEvent.pointerEnter(rowOf('102'));
  expect(renders.rows.toSorted()).toEqual(['101', '102']);

  reset();
  fireEvent.pointerLeave(rowOf('102'));
  fireEvent.pointerEnter(shape);
  expect(renders.rows.toSorted()).toEqual(['102', '203']);
  // The picture knows itself what is hovered in it; it is told only that a row no longer is.
  expect(renders).toMatchObject({ picture: 1, bar: 0 });
});
