import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** | id | level | state | how | shown by | */
const ROWS = read('packages/server/SECURITY.md')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', , state = '', how = '', shown = '']) => ({ id, state, how, shown }));

/** What is named stands in the server's sources, or by its whole path. */
function exists(file: string): boolean {
  return [file, path.join('packages/server/src', file)].some((one) => existsSync(path.join(ROOT, one)));
}

describe('SECURITY.md', () => {
  it('lists each requirement of the levels 1 and 2 of ASVS 5.0 once', () => {
    const all = read('tools/asvs-5.0-levels-1-and-2.txt').trim().split('\n');
    expect(ROWS.map(({ id }) => id)).toEqual(all);
  });

  it('says of each that it is met and by what that is shown, why it does not apply, or that it is open', () => {
    const unsaid = ROWS.filter(
      ({ state, how, shown }) =>
        !['met', 'does not apply', 'open'].includes(state) ||
        how === '' ||
        (state === 'met') === (shown === ''),
    );
    expect(unsaid).toEqual([]);
  });

  it('names files that are there', () => {
    const named = ROWS.flatMap(({ shown }) => [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !exists(file))).toEqual([]);
  });

  it('counts them as they are', () => {
    const count = (state: string) => ROWS.filter((row) => row.state === state).length;
    const said = `${count('met')} are met, ${count('does not apply')} do not apply, ${count('open')} are open`;
    expect(read('packages/server/SECURITY.md')).toContain(said);
  });
});
