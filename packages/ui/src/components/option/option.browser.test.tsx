import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { OptionChip } from './option-chip.tsx';
import { OptionGroup } from './option-group.tsx';
import { OptionRow } from './option-row.tsx';

afterEach(cleanup);

function Rows() {
  const [value, setValue] = useState<string[]>(['available']);
  return (
    <OptionGroup label="Status" value={value} onChange={setValue}>
      <OptionRow value="available" label="Available" count={17} />
      <OptionRow value="reserved" label="Reserved" secondLine="includes pending" count={5} />
      <OptionRow value="sold" label="Sold" count={0} />
    </OptionGroup>
  );
}

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('Tab goes from row to row and Space switches the one in focus', async () => {
  render(<Rows />);
  expect(screen.getByRole('group', { name: 'Status' })).toBeTruthy();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(box(/^Available/));
  await userEvent.keyboard('{Tab} ');
  expect(document.activeElement).toBe(box(/^Reserved/));
  expect([box(/^Available/).checked, box(/^Reserved/).checked]).toEqual([true, true]);
  await userEvent.keyboard(' ');
  expect(box(/^Reserved/).checked).toBe(false);
});

test('a press anywhere on the row switches it, and a row without homes stays operable', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByText('0'));
  expect(box(/^Sold/).checked).toBe(true);
});

test('a row says its label, second line and count', () => {
  render(<Rows />);
  expect(box(/^Reserved/).labels?.[0]?.textContent).toBe('Reservedincludes pending5');
});

test('rows are 40 pixels high, 52 with a second line', () => {
  render(<Rows />);
  const heights = ['Available', 'Reserved'].map(
    (name) =>
      box(new RegExp(`^${name}`))
        .closest('label')
        ?.getBoundingClientRect().height,
  );
  expect(heights).toEqual([40, 52]);
});

function Chips() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <OptionGroup label="Type" layout="chips" value={value} onChange={setValue}>
      <OptionChip value="1" label="One bedroom" count={8} />
    </OptionGroup>
  );
}

test('a chip shows its tick only while it is on', async () => {
  render(<Chips />);
  const tick = () => screen.getByText('One bedroom').querySelector('svg')?.getBoundingClientRect().width;
  expect(tick()).toBe(0);
  await userEvent.click(screen.getByText('One bedroom'));
  expect(box(/One bedroom/).checked).toBe(true);
  expect(tick()).toBe(16);
});
