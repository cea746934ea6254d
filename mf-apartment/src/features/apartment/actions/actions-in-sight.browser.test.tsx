import { resetStores, setProfile } from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import '@suite/ui/base.css';
import '@suite/ui/tokens.css';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi, responsesFor } from '../../../fixtures/fake-api.ts';
import { openPage } from '../../../fixtures/open-page.tsx';
import { aBuilding, anUnit } from '../../../fixtures/unit.ts';

const PATH = '/masterplan/3/building/12/apartment/304';
/** What goes on below the foot fades over this many pixels above it. */
const FADE = 28;

beforeEach(() => {
  resetStores();
  setProfile(VISITOR);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(['', '/rs'])(
  'shows every action of a priced home on a desk, above what fades, at "%s"',
  async (prefix) => {
    // 1440 × 900 less the bar.
    await page.viewport(1440, 836);
    const unit = anUnit({ media: [], properties: { price: '1,250,000', pool: 'yes' } });
    fakeApi(responsesFor(aBuilding(), [unit]));
    openPage(prefix + PATH);
    await screen.findByText(/^1,250,000\s€$/);
    const actions = await screen.findAllByRole('button', {
      name: /^(Save|Compare|Share|Download|Offer sheet|Sačuvaj|Uporedi|Podeli|Preuzmi|Ponuda.*)$/,
    });
    expect(actions.length).toBeGreaterThanOrEqual(4);
    const position = await screen.findByRole('heading', { name: /^(Position in|Položaj)/ });
    const foot = position.closest('section')?.parentElement;
    if (!foot) throw new Error('There is no foot');
    await expect
      .poll(() => {
        const top = foot.getBoundingClientRect().top;
        return Math.min(...actions.map((action) => top - FADE - action.getBoundingClientRect().bottom));
      })
      .toBeGreaterThanOrEqual(0);
  },
);

it('names what the loan for the home begins with, as the calculator does', async () => {
  await page.viewport(1440, 836);
  fakeApi(responsesFor(aBuilding(), [anUnit({ media: [], properties: { price: '250,000' } })]));
  openPage(PATH);
  // 200,000 € in 180 months without interest.
  expect(await screen.findByRole('button', { name: /^From 1,111\s€ a month$/ })).toBeDefined();
});
