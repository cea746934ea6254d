import type { Enquiry } from '@suite/api';
import { setLocale } from '@suite/bus';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WithTexts } from '../../../../lib/with-texts.tsx';
import { EnquiryRow } from './enquiry-row.tsx';
import type { EnquiriesState } from './use-enquiries.ts';

const ENQUIRY = {
  id: 5,
  unit: 'B2 304',
  firstName: 'Eva',
  lastName: 'Ević',
  emailAddress: 'eva@buyers.example',
  phoneNumber: '',
  note: '',
  contactTime: '',
  createdAt: '2026-11-20T08:40:00.000Z',
  state: 'new',
  history: [],
} as unknown as Enquiry;
const TIMES = {
  askedAt: '2026-11-20T08:40:00.000Z',
  confirmedAt: '2026-11-21T08:40:00.000Z',
  withdrawnAt: '2026-11-22T08:40:00.000Z',
};

async function shown(newsletter: Enquiry['newsletter'], locale: 'en' | 'rs' = 'en') {
  setLocale(locale);
  const enquiry = { ...ENQUIRY, newsletter };
  const { container } = render(
    <WithTexts>
      <EnquiryRow enquiry={enquiry} state={{ isRunning: false } as EnquiriesState} />
    </WithTexts>,
  );
  await screen.findByRole('heading', { name: 'B2 304 · Eva Ević' });
  return container.querySelector('[data-newsletter]')?.textContent ?? null;
}

it.each([
  ['none', 'No newsletter'],
  ['asked', 'Newsletter asked for, not confirmed: 20 Nov'],
  ['confirmed', 'Newsletter confirmed: 21 Nov'],
  ['withdrawn', 'Newsletter withdrawn: 22 Nov'],
] as const)('a price request says that its newsletter is %s, and since when', async (state, text) => {
  const line = await shown({ state, ...TIMES });
  expect(line?.startsWith(text)).toBe(true);
});

it('says it in Serbian', async () => {
  expect(await shown({ state: 'confirmed', ...TIMES }, 'rs')).toMatch(/^Bilten potvrđen: 21\. ?(11|nov)/);
});

it('says nothing where the organisation has none', async () => {
  expect(await shown(null)).toBeNull();
});

it('says what a request said before its sender corrected it', async () => {
  setLocale('en');
  const former = { phoneNumber: '', lastName: 'Evic' };
  const history = [{ at: '2026-11-20T09:00:00.000Z', by: null, state: null, note: null, former }];
  render(
    <WithTexts>
      <EnquiryRow enquiry={{ ...ENQUIRY, history }} state={{ isRunning: false } as EnquiriesState} />
    </WithTexts>,
  );
  const said = 'Corrected by the sender. Before: phone: nothing · last name: Evic';
  expect(await screen.findByText(said)).toBeDefined();
});
