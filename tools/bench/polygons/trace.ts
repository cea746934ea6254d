import type { CDPSession } from 'playwright';

export interface TraceEvent {
  readonly name: string;
  /** Phase: of a pair of events `B` begins and `E` ends. */
  readonly ph: string;
  /** In microseconds, as `dur`. */
  readonly ts: number;
  readonly dur?: number;
}

/** What the whole browser did meanwhile: no other page may draw. */
export async function traced(
  session: CDPSession,
  includedCategories: readonly string[],
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: readonly object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...includedCategories], excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  return events;
}

/** When what a mark begins is on the screen: the browser has drawn a frame for the last time. */
export function paintedAfter(mark: string, events: readonly TraceEvent[]): number {
  const startUs = events.find(({ name }) => name === mark)?.ts ?? Number.NaN;
  const ends = events
    .filter(({ name, ph }) => name === 'Display::DrawAndSwap' && ph !== 'E')
    .map(({ ts, dur = 0 }) => ts + dur);
  return ends.length === 0 ? Number.NaN : (Math.max(...ends) - startUs) / 1000;
}
