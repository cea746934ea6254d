import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { overdueAdvisories, type Severity, TIME_FRAME_DAYS } from './overdue-advisories.ts';

const NOW_MS = Date.parse('2026-11-30T12:00:00Z');
const dayBefore = (days: number) => new Date(NOW_MS - days * 86_400_000).toISOString().slice(0, 10);
const advisory = (severity: Severity) => ({
  github_advisory_id: `GHSA-${severity}`,
  module_name: 'parser',
  severity,
});

describe('an advisory about a component', () => {
  it('that nobody has noted fails at once, whatever its severity', () => {
    expect(overdueAdvisories([advisory('low'), advisory('critical')], {}, NOW_MS)).toEqual([
      'GHSA-low (low) of parser is new: update, or note the day in tools/known-advisories.json.',
      'GHSA-critical (critical) of parser is new: update, or note the day in tools/known-advisories.json.',
    ]);
  });

  it.each(Object.entries(TIME_FRAME_DAYS) as [Severity, number][])(
    'of severity %s has %i days',
    (severity, days) => {
      const of = (age: number) =>
        overdueAdvisories([advisory(severity)], { [`GHSA-${severity}`]: dayBefore(age) }, NOW_MS);
      expect(of(days)).toEqual([]);
      expect(of(days + 1)).toEqual([
        `GHSA-${severity} (${severity}) of parser has been known for ${days + 1} days; ${days} are the most.`,
      ]);
    },
  );

  it('has the time frames that are documented', () => {
    const text = readFileSync(path.resolve(import.meta.dirname, '../packages/server/SECURITY.md'), 'utf8');
    for (const [severity, days] of Object.entries(TIME_FRAME_DAYS))
      expect(text).toMatch(new RegExp(`\\| ${severity} +\\| ${days} days +\\|`));
  });
});
