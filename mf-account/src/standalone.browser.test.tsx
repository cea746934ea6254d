import { aloneInTest, STARTS } from '@suite/testing/standalone';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as module from './remote.ts';

it('alone, on fakes: the login', async () => {
  render(aloneInTest({ remote: 'mf-account', module, start: '/login' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' }, STARTS)).toBeDefined();
});
