import { describe, expect, test } from 'vitest';
import { PULSE_PERIOD_MS, pulse } from './pulse.ts';

describe('pulse', () => {
  test.each([
    { timeMs: 0, brightness: 0.1 },
    { timeMs: PULSE_PERIOD_MS / 4, brightness: 0.25 },
    { timeMs: PULSE_PERIOD_MS / 2, brightness: 0.4 },
    { timeMs: PULSE_PERIOD_MS, brightness: 0.1 },
    { timeMs: 10 * PULSE_PERIOD_MS + PULSE_PERIOD_MS / 2, brightness: 0.4 },
  ])('[R4.005] it is $brightness after $timeMs ms', ({ timeMs, brightness }) => {
    expect(pulse(timeMs)).toBeCloseTo(brightness, 6);
  });

  test('[R4.005] its speed is 3: a wave takes 2π/3 seconds', () => {
    expect(PULSE_PERIOD_MS).toBeCloseTo(2094.395, 3);
  });

  test('[R4.005] it never leaves the range from 0.1 to 0.4', () => {
    for (let timeMs = 0; timeMs < 5000; timeMs += 7) {
      expect(pulse(timeMs)).toBeGreaterThanOrEqual(0.1);
      expect(pulse(timeMs)).toBeLessThanOrEqual(0.4);
    }
  });
});
