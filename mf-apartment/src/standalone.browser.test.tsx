import { aloneInTest, STARTS } from '@suite/testing/standalone';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as module from './remote.ts';

it('alone, on fakes: a home', async () => {
  render(aloneInTest({ remote: 'mf-apartment', module, start: '/masterplan/2/building/1/apartment/4' }));
  expect(await screen.findByRole('heading', { name: /104/ }, STARTS)).toBeDefined();
});
