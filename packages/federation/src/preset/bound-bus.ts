import path from 'node:path';

const BUS = '@suite/bus';
/** By this name the bound bus, and nothing else of a remote, asks for the one of the shell. */
const SHARED_BUS = 'bus-of-the-shell';

/** In a remote the bus is one that its name is bound to. */
export function boundBusAlias(): Record<string, string> {
  return { [`${BUS}$`]: path.join(import.meta.dirname, '../runtime/bound-bus.cjs') };
}

/** What a remote takes from the shell, with the bus under the name by which the bound one asks for it. */
export function withBoundBus<Entry extends object>(
  shared: Readonly<Record<string, Entry>>,
): Record<string, Entry & { shareKey?: string }> {
  const { [BUS]: bus, ...others } = shared;
  return bus ? { ...others, [SHARED_BUS]: { ...bus, shareKey: BUS } } : others;
}
