import { expect, test } from 'vitest';
import { classNames } from './class-names.ts';

test('names that apply are joined, the others leave no trace', () => {
  expect(classNames('a', false, 'b', undefined, null, '')).toBe('a b');
  expect(classNames()).toBe('');
});
