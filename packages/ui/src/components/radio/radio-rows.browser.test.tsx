import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { RadioRows } from './radio-rows.tsx';

afterEach(cleanup);

function Rows() {
  const [value, setValue] = useState<'' | 'low' | 'high'>('');
  return (
    <RadioRows
      label="Price range"
      value={value}
      onChange={setValue}
      choices={[
        { value: '', label: 'All Ranges', count: 4 },
        { value: 'low', label: 'Low', count: 4 },
        { value: 'high', label: 'High', count: 0 },
      ]}
    />
  );
}

test('one is chosen at a time, by a press or by the arrow keys', async () => {
  render(<Rows />);
  const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(radio(/All Ranges/).checked).toBe(true);
  await userEvent.click(screen.getByText('High'));
  expect([radio(/All Ranges/).checked, radio(/High/).checked]).toEqual([false, true]);
  await userEvent.keyboard('{ArrowUp}');
  expect(radio(/Low/).checked).toBe(true);
  expect(document.activeElement).toBe(radio(/Low/));
});
