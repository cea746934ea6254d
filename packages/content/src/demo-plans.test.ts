import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DEMO_DIR } from './index.ts';

const PLANS = path.join(DEMO_DIR, 'plans');
/** The place for a plan on a phone of 390 × 844, in CSS pixels. */
const PHONE = { width: 382, height: 444 };
/** Height of the labels' font, in units of the drawing. */
const TEXT = 38;

it.each(readdirSync(PLANS).filter((name) => name.endsWith('.svg')))(
  '%s needs no font of who draws it, and writes areas as its language does',
  (name) => {
    const plan = readFileSync(path.join(PLANS, name), 'utf8');
    expect(plan).not.toMatch(/<text|font-family/);
    const areas = [...plan.matchAll(/<desc>([^<]*)<\/desc>/g)].map((area) => area[1]);
    expect(areas).not.toHaveLength(0);
    const written = name.endsWith('.sr.svg') ? /^\d+,\d m²$/ : /^\d+\.\d m²$/;
    expect(areas.filter((area) => !written.test(area ?? ''))).toEqual([]);
  },
);

it.each(readdirSync(PLANS).filter((name) => name.endsWith('.svg')))(
  '%s has its names large enough to be read on a phone, each within its room',
  (name) => {
    const plan = readFileSync(path.join(PLANS, name), 'utf8');
    const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(plan)?.map(Number) ?? [];
    const scale = Math.min(PHONE.width / width, PHONE.height / height);
    const below = Number(/@media \(max-width:(\d+)px\)/.exec(plan)?.[1]);
    // Above it the label with its area is 11 px; below it the name alone.
    expect((below / width) * TEXT).toBeGreaterThanOrEqual(10.9);
    const scales = [...plan.matchAll(/class="n" style="--s:translate\([^)]*\) scale\(([\d.]+)\)"/g)];
    expect(scales).toHaveLength([...plan.matchAll(/<desc>/g)].length);
    const sizes = scales.map(([, factor]) => Number(factor) * TEXT * (width * scale <= below ? scale : 1));
    // A name that turns in a narrow room is as large as the room.
    const readable = sizes.filter((size) => size >= 10.9);
    expect(readable.length).toBeGreaterThanOrEqual(sizes.length - 1);
  },
);
