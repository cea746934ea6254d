import path from 'node:path';

/** Data of the benches, apart from everybody's else. */
export const BENCH_FOLDER = path.resolve(import.meta.dirname, '../../.data/bench');
