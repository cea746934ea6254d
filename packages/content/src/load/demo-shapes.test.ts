import { expect, it } from 'vitest';
import type { PolygonFile } from '../format/project-file.ts';
import { DEMO_DIR } from '../index.ts';
import { readFolder } from './content-folder.ts';

it('has every home of the demo in a picture of its building, those that face away from the sea too', async () => {
  const files = await readFolder(DEMO_DIR);
  const shapes = [...files].filter(([name]) => name.startsWith('shapes/'));
  const seen = new Set(
    shapes
      .flatMap(([, bytes]) => (JSON.parse(bytes.toString()) as PolygonFile).shapes)
      .map((shape) => (shape.kind === 'unit' ? `${shape.building}-${shape.unit}` : '')),
  );
  const rows = files.get('units.csv')?.toString().trim().split('\n').slice(1) ?? [];
  const units = rows.map((row) => row.split(',')).map(([number, building]) => `${building}-${number}`);
  expect(units).toHaveLength(371);
  expect(units.filter((unit) => !seen.has(unit))).toEqual([]);
});
