import { aloneInTest, STARTS } from '@suite/testing/standalone';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as module from './remote.ts';

it('alone, on fakes: a panel over its page', async () => {
  render(aloneInTest({ remote: 'mf-panels', module, start: '/compare-apartments-view' }));
  fireEvent.click(await screen.findByRole('button', { name: 'favourites' }, STARTS));
  expect(await screen.findByRole('dialog')).toBeDefined();
});
