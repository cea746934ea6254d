import type { Unit } from '@suite/api';
import {
  $panel,
  closePanel,
  openCalculator,
  resetStores,
  selectUnit,
  setLocale,
  setProfile,
  takeLoanTerms,
  togglePanel,
} from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aUnit } from '../../fixtures/units.tsx';
import CalculatorPanel from './calculator-panel.tsx';

const UNIT = { id: 304, name: '304', typeName: 'One bedroom' };
const PLACE = {
  masterplan: { id: 3, name: 'Bay', parentId: 1 },
  building: { id: 6, name: 'B2', title: 'Lagoon House' },
};

/** The API knows one home, with the price that the visitor may see. */
function respondWith(properties: Unit['properties']): void {
  const attributes = aUnit(304, { properties });
  vi.stubGlobal('fetch', async () => Response.json({ data: { id: 304, type: 'apartment', attributes } }));
}

function setWidth(widthPx: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: widthPx >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

async function openPanel() {
  const onClose = vi.fn(closePanel);
  togglePanel('calculator');
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <CalculatorPanel onClose={onClose} />
    </SWRConfig>,
  );
  const drawer = within(await screen.findByRole('dialog', { name: /Credit calculator|Kreditni kalkulator/ }));
  await drawer.findByRole('slider', { name: /Down payment|Učešće/ });
  const payment = () => drawer.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
  return { drawer, payment, onClose };
}

beforeEach(() => {
  resetStores();
  setLocale('en');
  setWidth(1440);
  respondWith({});
});

describe('the price of the calculator', () => {
  it('[R5.021] is that of the home when the visitor may see it, and can be changed', async () => {
    respondWith({ price: '250000' });
    setProfile(VISITOR);
    selectUnit(1, { ...PLACE, unit: UNIT });
    const { drawer, payment } = await openPanel();
    const price = drawer.getByRole('textbox', { name: 'Apartment price' });
    await waitFor(() =>
      expect(drawer.getByRole('textbox', { name: 'Apartment price' })).toHaveProperty('value', '250,000'),
    );
    expect(payment()).toBe('1,111 €');
    fireEvent.change(price, { target: { value: '500,000' } });
    expect(payment()).toBe('2,222 €');
  });

  it('comes with the terms of the offer that led here, once', async () => {
    respondWith({ price: '250000' });
    setProfile(VISITOR);
    selectUnit(1, { ...PLACE, unit: UNIT });
    openCalculator({ downPaymentPercent: 30, years: 20, interestRate: 4.2 });
    closePanel();
    const { drawer, payment } = await openPanel();
    await waitFor(() => expect(payment()).toBe('1,079 €'));
    expect(drawer.getByRole('textbox', { name: 'Interest rate' })).toHaveProperty('value', '4.2');
    expect(takeLoanTerms()).toBeNull();
  });

  it('[R5.022] [R5.028] is one that the visitor types when it may not be seen', async () => {
    selectUnit(1, { ...PLACE, unit: UNIT });
    const { drawer, payment } = await openPanel();
    const price = drawer.getByRole('textbox', { name: 'Apartment price' });
    expect(price).toHaveProperty('value', '');
    expect(payment()).toBe('0 €');
    fireEvent.change(price, { target: { value: '100000' } });
    expect(payment()).toBe('444 €');
    fireEvent.change(price, { target: { value: 'many' } });
    expect(payment()).toBe('0 €');
    expect(drawer.getByText('Only numbers allowed')).toBeTruthy();
  });
});

describe('the fields', () => {
  it('[R5.016] [R5.017] have the bounds and defaults of the specification', async () => {
    const { drawer } = await openPanel();
    const down = drawer.getByRole('slider', { name: 'Down payment' });
    const term = drawer.getByRole('slider', { name: 'Loan term' });
    expect([down, term].map((one) => [one.getAttribute('min'), one.getAttribute('max')])).toEqual([
      ['0', '80'],
      ['5', '35'],
    ]);
    expect([down, term].map((one) => (one as HTMLInputElement).value)).toEqual(['20', '15']);
    expect(drawer.getByRole('textbox', { name: 'Interest rate' })).toHaveProperty('value', '0');
  });

  it('[R5.013] [R5.014] says what is wrong with a rate', async () => {
    const { drawer, payment } = await openPanel();
    fireEvent.change(drawer.getByRole('textbox', { name: 'Apartment price' }), {
      target: { value: '100000' },
    });
    const rate = drawer.getByRole('textbox', { name: 'Interest rate' });
    fireEvent.change(rate, { target: { value: '20' } });
    expect(drawer.queryByRole('alert')).toBeNull();
    fireEvent.change(rate, { target: { value: '20.1' } });
    expect(drawer.getByRole('alert').textContent).toBe('Maximum tax rate is 20%');
    expect(payment()).toBe('0 €');
    fireEvent.change(rate, { target: { value: '0' } });
    expect(drawer.queryByRole('alert')).toBeNull();
    expect(payment()).toBe('444 €');
    fireEvent.change(rate, { target: { value: '-0.1' } });
    expect(drawer.getByRole('alert').textContent).toBe('Minimum tax rate is 0%');
    fireEvent.change(rate, { target: { value: '4,2' } });
    expect(drawer.queryByRole('alert')).toBeNull();
  });

  it('[R5.015] starts at 0 and has no step below 0 and none above 20', async () => {
    const { drawer } = await openPanel();
    const less = drawer.getByRole('button', { name: 'Lower by 0.1' });
    const more = drawer.getByRole('button', { name: 'Higher by 0.1' });
    expect([less, more].map((one) => (one as HTMLButtonElement).disabled)).toEqual([true, false]);
    fireEvent.click(more);
    expect(drawer.getByRole('textbox', { name: 'Interest rate' })).toHaveProperty('value', '0.1');
    fireEvent.change(drawer.getByRole('textbox', { name: 'Interest rate' }), { target: { value: '20' } });
    expect([less, more].map((one) => (one as HTMLButtonElement).disabled)).toEqual([false, true]);
  });

  it('shows every year in bars and in a table', async () => {
    const { drawer } = await openPanel();
    fireEvent.change(drawer.getByRole('textbox', { name: 'Apartment price' }), {
      target: { value: '100000' },
    });
    expect(
      drawer.getByRole('img', { name: 'Principal and interest by year' }).querySelectorAll('g'),
    ).toHaveLength(15);
    expect(drawer.getAllByRole('row', { hidden: true })).toHaveLength(16);
  });
});

it.each([
  [400, 'menu'],
  [1440, null],
])('[R4.018] closing it on a screen of %d px leaves the panel %j open', async (widthPx, expected) => {
  setWidth(widthPx);
  const { drawer } = await openPanel();
  fireEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect($panel.get()).toBe(expected));
});

it('speaks Serbian', async () => {
  setLocale('rs');
  const { drawer } = await openPanel();
  expect(drawer.getByText('Mesečna rata')).toBeTruthy();
  expect(drawer.getAllByText('15 godina')).toHaveLength(1);
});
