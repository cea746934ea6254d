import { resetStores } from '@suite/bus';
import type { GeoMapProps } from '@suite/picture/geo';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aFeature, features } from '../../fixtures/entities.ts';
import { fakeApi } from '../../fixtures/fake-api.ts';
import { showPage } from '../../fixtures/show-page.tsx';
import MapPage from './map-page.tsx';
import type { ProjectRowProps } from './project-row.tsx';

const { renders } = vi.hoisted(() => ({ renders: { map: 0, rows: 0 } }));

vi.mock('@suite/picture/geo', async () => {
  const { GeoMapStandIn } = await import('../../fixtures/stand-ins.tsx');
  const GeoMap = (props: GeoMapProps) => {
    renders.map += 1;
    return GeoMapStandIn(props);
  };
  return { GeoMap };
});
vi.mock('./project-row.tsx', () => ({
  ProjectRow: ({ project }: ProjectRowProps) => {
    renders.rows += 1;
    return <a href={project.href}>{project.name}</a>;
  },
}));

beforeEach(resetStores);
afterEach(() => vi.unstubAllGlobals());

it('typing in the search renders neither the map nor the list', async () => {
  fakeApi({ '/projects': { body: features(aFeature(1, 'Porto Vala'), aFeature(5, 'Orjen Bay')) } });
  showPage(MapPage, ['map'], '/map');
  await screen.findByRole('link', { name: 'Orjen Bay' });
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  // The filters are there: nothing else is under way.
  await screen.findByRole('toolbar');
  expect(renders.map).toBeGreaterThan(0);
  Object.assign(renders, { map: 0, rows: 0 });
  fireEvent.change(field, { target: { value: 'Por' } });
  await waitFor(() => expect(field.value).toBe('Por'));
  expect(renders).toEqual({ map: 0, rows: 0 });
});
