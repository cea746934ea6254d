import { describe, expect, it } from 'vitest';
import { economyOf, FIRST_PACE, type Pace, paceAfter } from './pace.ts';
import { type Device, isSoftwareRenderer, supportOf } from './support.ts';

const DEVICE: Device = { drawing: 'hardware', savesData: false, memoryGb: 8, screenPx: 900 };

it.each<[string, Partial<Device>, string]>([
  ['a desktop computer', {}, 'high'],
  ['one with little memory', { memoryGb: 2 }, 'middle'],
  ['a browser that does not tell', { memoryGb: undefined }, 'high'],
  ['a phone', { screenPx: 390 }, 'middle'],
  ['a phone with little memory', { screenPx: 390, memoryGb: 3 }, 'low'],
])('%s begins well enough for it', (_, part, quality) => {
  expect(supportOf({ ...DEVICE, ...part })).toEqual({ kind: 'supported', quality });
});

it.each<[string, Partial<Device>, string]>([
  ['without WebGL2', { drawing: 'none' }, 'device'],
  ['that draws by software', { drawing: 'software' }, 'device'],
  ['that saves data', { savesData: true }, 'save-data'],
  ['with hardly any memory', { memoryGb: 1 }, 'device'],
])('a device %s is told why not', (_, part, reason) => {
  expect(supportOf({ ...DEVICE, ...part })).toEqual({ kind: 'unsupported', reason });
});

it('a test gets what it asks for, as far as there is WebGL2', () => {
  const software: Device = { ...DEVICE, drawing: 'software' };
  expect(supportOf(software, 'low')).toEqual({ kind: 'supported', quality: 'low' });
  expect(supportOf({ ...software, drawing: 'none' }, 'low').kind).toBe('unsupported');
});

describe('the pace', () => {
  const after = (gaps: readonly number[], from: Pace = FIRST_PACE) => gaps.reduce(paceAfter, from);
  const times = (count: number, gapMs: number) => Array.from({ length: count }, () => gapMs);

  it('stays at its best while frames come in time, and at rest', () => {
    expect(after(times(500, 16)).step).toBe(0);
    expect(after(times(500, 900)).step).toBe(0);
  });

  it('gives a few late frames away', () => {
    expect(after([...times(7, 60), ...times(20, 16), ...times(7, 60)]).step).toBe(0);
  });

  it('gives up pixels of motion first, shadows last, and nothing after that', () => {
    const steps = Array.from({ length: 8 }, (_, count) => after(times(8 * count, 60)));
    expect(steps.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4, 5, 5, 5]);
    expect(steps.map((pace) => economyOf(pace).motionScale)).toEqual([1, 0.75, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
    expect(economyOf(steps[4] ?? FIRST_PACE)).toMatchObject({ hasNoDetail: true, isShadowSmall: false });
    expect(economyOf(steps[5] ?? FIRST_PACE)).toMatchObject({ hasNoDetail: true, isShadowSmall: true });
  });

  it('never swings back, however quick it has become', () => {
    const slow = after(times(16, 60));
    expect(after(times(1000, 10), slow).step).toBe(slow.step);
  });
});

it.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', true],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', true],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)', false],
  ['Adreno (TM) 650', false],
  ['', false],
])('%s draws by software: %s', (name, expected) => {
  expect(isSoftwareRenderer(name)).toBe(expected);
});
