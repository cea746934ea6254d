import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DEMO_DIR } from './seed-demo.ts';

const PLANS = path.join(DEMO_DIR, 'plans');

it.each(readdirSync(PLANS).filter((name) => name.endsWith('.svg')))(
  '%s needs no font of who draws it',
  (name) => {
    expect(readFileSync(path.join(PLANS, name), 'utf8')).not.toMatch(/<text|font-family/);
  },
);
