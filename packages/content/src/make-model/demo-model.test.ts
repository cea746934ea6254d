import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fits } from './camera-check.ts';
import { readMadeModel } from './read-made.ts';

const DEMO = path.resolve(import.meta.dirname, '../../demo');
/** Millions of rays and pixels: seconds of a processor that tests share. */
const LONG = { timeout: 300_000 };

it('the cameras of the demo see its homes where its pictures have them', LONG, async () => {
  const { checkCameras } = await readMadeModel(DEMO);
  const checks = checkCameras();
  expect(checks).toHaveLength(15);
  for (const check of checks) expect(fits(check), JSON.stringify(check)).toBe(true);
});

it('the sun of the demo is what its file says', LONG, async () => {
  const { light } = await readMadeModel(DEMO);
  const [head = '', ...lines] = (await readFile(path.join(DEMO, 'light.csv'), 'utf8')).trim().split('\n');
  const columns = head.split(',');
  const said = lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, at) => [columns[at] ?? '', cell])),
  );
  const rows = light();
  expect(rows).toHaveLength(said.length);
  const differences = rows.map((row, at) => Math.abs((row.sun_mar ?? 0) - Number(said[at]?.sun_mar)));
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
  // Curved houses are taken as straight ones here.
  expect(mean).toBeLessThan(0.75);
});
