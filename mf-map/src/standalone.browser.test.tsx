import { aloneInTest, STARTS } from '@suite/testing/standalone';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as module from './remote.ts';

it.each([
  ['/map', 'Porto Vala'],
  ['/rs/masterplan/1', 'Porto Vala Hills'],
])('alone, on fakes: %s shows %s', async (start, name) => {
  render(aloneInTest({ remote: 'mf-map', module, start }));
  expect((await screen.findAllByText(name, {}, STARTS)).length).toBeGreaterThan(0);
});
