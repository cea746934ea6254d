import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoUnits } from './facts/demo-units.ts';
import type { ReadScene } from './file/scene-file.ts';
import { type Report, sceneModel } from './model/scene-model.ts';
import { DEFINITIONS } from './plans/patterns.ts';
import { PlanDrawing } from './plans/plan-drawing.ts';
import { PLANS } from './plans/plans.ts';
import { viewShapes } from './shapes/view-shapes.ts';
import { VIEWS } from './shapes/views.ts';

const LANGUAGES = ['', '.sr'];
/** Names and areas of the rooms begin here. */
const LABELS = '<g><title>';
const BY_HAND = '"kind":"poi"';
const LAST_LINE = '\n]}\n';

/**
 * Everything of the demo that is made of the scene without a renderer, by path in its folder: model, shapes, homes, sun and
 * sea, drawings of the plans. What is set by hand in those files is kept: shapes of points of interest, labels of plans.
 *
 * @param demo the folder of the demo as it is.
 */
export async function demoFiles(
  scene: ReadScene,
  demo: string,
  report: Report,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const kept = (name: string) => readFile(path.join(demo, name), 'utf8');
  files.set('units.csv', Buffer.from(demoUnits(scene)));
  for (const [name, plan] of Object.entries(PLANS))
    for (const language of LANGUAGES) {
      const file = `plans/${name}${language}.svg`;
      files.set(file, Buffer.from(underLabels(await kept(file), DEFINITIONS + new PlanDrawing(plan).home())));
    }
  report('Homes and plans are made.');
  for (const view of VIEWS) {
    const file = `shapes/${view.id}.json`;
    files.set(file, Buffer.from(withShapesByHand(viewShapes(scene, view), await kept(file))));
  }
  report('Shapes are made.');
  for (const [name, bytes] of await sceneModel(scene, report)) files.set(name, bytes);
  return files;
}

/** The drawing of a plan in place of the one below its labels. */
export function underLabels(plan: string, drawing: string): string {
  return plan.slice(0, plan.indexOf('<defs>')) + drawing + plan.slice(plan.indexOf(LABELS));
}

function withShapesByHand(made: string, kept: string): string {
  const byHand = kept
    .split('\n')
    .filter((line) => line.includes(BY_HAND))
    .map((line) => line.replace(/,$/, ''));
  return made.slice(0, -LAST_LINE.length) + byHand.map((line) => `,\n${line}`).join('') + LAST_LINE;
}
