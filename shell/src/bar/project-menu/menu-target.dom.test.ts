import { expect, it } from 'vitest';
import { menuTarget } from './menu-target.ts';

it.each([
  ['/masterplan/2', { kind: 'own', path: '/rs/masterplan/2' }],
  ['/rs/map?project=1#a', { kind: 'own', path: '/rs/map?project=1#a' }],
  ['/nowhere', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['https://example.org/a?b=c', { kind: 'outside', href: 'https://example.org/a?b=c' }],
  ['http://example.org', { kind: 'outside', href: 'http://example.org/' }],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['data:text/html,<script>1</script>', null],
  ['masterplan/2', null],
  ['https://', null],
])('%s leads to %j', (target, expected) => {
  expect(menuTarget(target, 'rs')).toEqual(expected);
});
