import type { DeliveredVersion, DeliveryStatus } from '@suite/api';

const TITLES = ['remote', 'stable', 'canary', 'traffic', 'loads', 'bad rate (95 %)', 'verdict'] as const;

const VERDICTS: Readonly<Record<DeliveryStatus['apps'][number]['verdict'], string>> = {
  'no-canary': '-',
  'no-data': 'no data: neither promoted nor aborted',
  waiting: 'too early to say',
  ready: 'ready to go on',
  pause: 'PAUSE: step goes on, abort takes it back',
  abort: 'ABORT',
};

/** The status as a table for a terminal: a line for each app, and one more for a canary's figures. */
export function statusTable({ apps, ...facts }: DeliveryStatus): string {
  const rows = [TITLES, ...apps.flatMap(rowsOf)];
  const widths = TITLES.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const judged = apps.flatMap(({ app, judgement }) => (judgement === null ? [] : [`${app}: ${judgement}`]));
  return [...lines, '', ...judged, footer(facts)].join('\n').trimEnd();
}

function rowsOf({ app, locked, versions, verdict }: DeliveryStatus['apps'][number]): readonly string[][] {
  const stable = versions.find(isServed);
  const canary = versions.find((one) => one.state === 'canary');
  const name = locked ? `${app} (locked)` : app;
  if (!stable) return [[name, 'nothing released', '', '', '', '', '']];
  const pinned = stable.state === 'pinned' ? `${stable.version} (pinned)` : stable.version;
  const first = [name, pinned, '-', percent(stable.traffic), ...figures(stable), VERDICTS[verdict]];
  if (!canary) return [first];
  const cohorts = canary.cohorts.length > 0 ? ` + ${canary.cohorts.join(', ')}` : '';
  const second = [
    '',
    '',
    canary.version,
    percent(canary.traffic) + cohorts,
    ...figures(canary),
    VERDICTS[verdict],
  ];
  return [[...first.slice(0, -1), ''], second];
}

function isServed({ state }: DeliveredVersion): boolean {
  return state === 'stable' || state === 'pinned';
}

function figures({ loads, badRate, interval }: DeliveredVersion): string[] {
  if (badRate === null || interval === null) return [String(loads), '-'];
  const [low, high] = interval;
  return [String(loads), `${fine(badRate)} % (${fine(low)} to ${fine(high)})`];
}

function percent(share: number): string {
  return `${share} %`;
}

function fine(rate: number): string {
  return (rate * 100).toFixed(1);
}

function footer({ revision, author, reason, changedAt }: Omit<DeliveryStatus, 'apps'>): string {
  if (revision === null) return '';
  const why = reason ? `: ${reason}` : '';
  return `revision ${revision}, ${author} at ${changedAt}${why}`;
}
