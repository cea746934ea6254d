import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { RangeSlider, type SliderRange } from './range-slider.tsx';

afterEach(cleanup);

const COLUMNS = [
  { from: 30, to: 60, count: 4 },
  { from: 60, to: 90, count: 2 },
  { from: 90, to: 120, count: 1 },
];

function open(first: SliderRange = [30, 120]) {
  const onChange = vi.fn();
  const onChangeEnd = vi.fn();
  function Page() {
    const [value, setValue] = useState<SliderRange>(first);
    return (
      <div style={{ width: 260 }}>
        <RangeSlider
          label="Area"
          fromLabel="From"
          toLabel="To"
          unit="m²"
          value={value}
          ends={[30, 120]}
          step={1}
          columns={COLUMNS}
          format={String}
          parse={(text) => (text === '' ? null : Number(text))}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
          onChangeEnd={(next) => {
            onChangeEnd(next);
            setValue(next);
          }}
        />
      </div>
    );
  }
  render(<Page />);
  return { onChange, onChangeEnd };
}

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name: new RegExp(name) });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('two thumbs have names, ends and values', () => {
  open([45, 90]);
  expect(screen.getByRole('group', { name: 'Area' })).toBeTruthy();
  expect([thumb('From').value, thumb('To').value]).toEqual(['45', '90']);
  expect([thumb('From').min, thumb('To').max]).toEqual(['30', '120']);
});

test('keys move a thumb by a step, and it counts at once', async () => {
  const { onChangeEnd } = open();
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}');
  expect(onChangeEnd).toHaveBeenLastCalledWith([32, 120]);
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  expect(onChangeEnd).toHaveBeenLastCalledWith([32, 119]);
});

test('dragging tells the value on the way and that it counts at the end', async () => {
  const { onChange, onChangeEnd } = open();
  const from = thumb('From').closest('.react-aria-SliderThumb') ?? thumb('From').parentElement;
  const box = thumb('To').getBoundingClientRect();
  const start = (from as Element).getBoundingClientRect();
  const y = start.top + start.height / 2;
  await userEvent.pointer([
    { target: document.body, coords: { x: start.left + start.width / 2, y } },
    { keys: '[MouseLeft>]' },
    { coords: { x: (start.left + box.left) / 2, y } },
  ]);
  expect(onChange).toHaveBeenCalled();
  expect(onChangeEnd).not.toHaveBeenCalled();
  await userEvent.pointer({ keys: '[/MouseLeft]' });
  expect(onChangeEnd).toHaveBeenCalledTimes(1);
  expect(Number(thumb('From').value)).toBeGreaterThan(50);
});

test('a number that was typed counts when the field is left, and is kept between its neighbours', async () => {
  const { onChangeEnd } = open([45, 90]);
  await userEvent.fill(field('From'), '60');
  expect(onChangeEnd).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  expect(onChangeEnd).toHaveBeenLastCalledWith([60, 90]);
  await userEvent.fill(field('From'), '500');
  await userEvent.keyboard('{Enter}');
  expect(onChangeEnd).toHaveBeenLastCalledWith([90, 90]);
  await userEvent.fill(field('To'), '');
  await userEvent.keyboard('{Tab}');
  expect(field('To').value).toBe('90');
});

test('columns inside the range are told apart from those outside', () => {
  open([30, 60]);
  const columns = [...document.querySelectorAll('[aria-hidden="true"] > span')];
  const colours = columns.map((column) => getComputedStyle(column).backgroundColor);
  expect(colours[0]).not.toBe(colours[1]);
  expect(colours[1]).toBe(colours[2]);
});
