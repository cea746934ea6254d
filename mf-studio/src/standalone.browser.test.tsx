import { aloneInTest, STARTS } from '@suite/testing/standalone';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as module from './remote.ts';

it('alone, on fakes: nobody is signed in, who is led to the start', async () => {
  render(aloneInTest({ remote: 'mf-studio', module, start: '/studio' }));
  expect(await screen.findByText('/ is a page of another remote.', {}, STARTS)).toBeDefined();
});
