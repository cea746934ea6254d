import path from 'node:path';
import { expect } from '@playwright/test';
import { EditorStage } from '../pages/editor-stage.ts';
import { signIn } from '../pages/people.ts';
import { priceListOf } from '../pages/price-list.ts';
import { OWNER, SQUARE_PX, test } from '../pages/studio-server.ts';

const PICTURE = path.resolve(import.meta.dirname, '../../packages/content/demo/pictures/h2-front.jpg');
const SIZE = [1920, 1080] as const;
const SHAPES = 2_000;
const MOST_SCRIPT_MS = 8;
/** The quickest of them counts: on a busy machine others wait for their turn. */
const TRIES = 5;
const STEPS = 40;

test.setTimeout(180_000);

test(`of ${SHAPES} shapes a corner is dragged within ${MOST_SCRIPT_MS} ms of script a frame`, async ({
  page,
  context,
  staff,
}) => {
  const projectId = await staff.begin('Block', 'nothing');
  await staff.addBuilding(projectId);
  await signIn(context, OWNER);
  await page.goto(`/studio/projects/${projectId}/pictures`);
  await page.getByLabel('Add pictures of Annex').setInputFiles(PICTURE);
  await expect(page.getByRole('button', { name: 'Remove H2 front' })).toBeVisible();
  await page.goto(`/studio/projects/${projectId}/homes`);
  const file = { name: 'block.csv', mimeType: 'text/csv', buffer: priceListOf('Annex', SHAPES) };
  await page.getByLabel('Price list, CSV or Excel').setInputFiles(file);
  await page.getByRole('button', { name: 'Take 2,000 changes' }).click();
  await expect(page.getByRole('grid', { name: 'Homes' })).toHaveAttribute(
    'aria-rowcount',
    String(SHAPES + 1),
  );
  const numbers = Array.from({ length: SHAPES }, (_, index) => String(1000 + index));
  await staff.drawRows(projectId, 'h2-front', 'Annex', numbers);

  await page.goto(`/studio/projects/${projectId}/pictures/h2-front`);
  await expect(page.getByText('2000 of 2000 homes of Annex have a shape.')).toBeVisible();
  const stage = new EditorStage(page, SIZE);
  const box = await stage.stage.boundingBox();
  const at = async (x: number, y: number) => {
    const { x: left, y: top } = await stage.position([x, y]);
    return [(box?.x ?? 0) + left, (box?.y ?? 0) + top] as const;
  };
  // In the midst of the others: its corners are theirs too.
  const [column, row] = [48, 10];
  await page.mouse.click(...(await at((column + 0.5) * SQUARE_PX, (row + 0.5) * SQUARE_PX)));
  await expect(page.getByRole('heading', { name: /^Shape of / })).toBeVisible();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  const scriptMs = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  };
  await page.evaluate(() => {
    const state = { drawn: 0 };
    Object.assign(window, state);
    const count = () => {
      state.drawn += 1;
      Object.assign(window, state);
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const framesDrawn = () => page.evaluate(() => (window as unknown as { drawn: number }).drawn);
  const perFrame: number[] = [];
  let [x, y] = await at((column + 1) * SQUARE_PX, (row + 1) * SQUARE_PX);
  for (let turn = 0; turn < TRIES; turn += 1) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    const before = await scriptMs();
    const from = await framesDrawn();
    for (let step = 0; step < STEPS; step += 1) {
      x += turn % 2 === 0 ? 0.2 : -0.2;
      y += turn % 2 === 0 ? 0.2 : -0.2;
      await page.mouse.move(x, y);
    }
    const frames = (await framesDrawn()) - from;
    perFrame.push(((await scriptMs()) - before) / Math.min(Math.max(frames, 1), STEPS));
    // What is dragged is saved, which is not to be measured with the next.
    const saved = page.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/shapes'),
    );
    await page.mouse.up();
    expect((await saved).status()).toBe(200);
    await expect(page.getByText(/^Saved \d/)).toBeVisible();
  }
  test.info().annotations.push({ type: 'milliseconds', description: JSON.stringify(perFrame) });
  expect(Math.min(...perFrame)).toBeLessThanOrEqual(MOST_SCRIPT_MS);
});
