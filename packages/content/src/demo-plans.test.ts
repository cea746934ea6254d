import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DEMO_DIR } from './index.ts';

const PLANS = path.join(DEMO_DIR, 'plans');

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
