import { aloneInTest, STARTS } from '@suite/testing/standalone';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as module from './remote.ts';

it('alone, on fakes: a building with its homes', async () => {
  render(aloneInTest({ remote: 'mf-building', module, start: '/masterplan/2/building/1' }));
  expect(await screen.findByRole('link', { name: /^Apartment 401/ }, STARTS)).toBeDefined();
});
