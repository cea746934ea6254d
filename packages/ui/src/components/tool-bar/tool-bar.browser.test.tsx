import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import '../../tokens.css';
import '../../base.css';
import { CHECK_CIRCLE, EYE, FRAME_CORNERS } from '../../icons/paths.ts';
import { ToolBar, ToolBarDivider } from './tool-bar.tsx';
import { ToolButton } from './tool-button.tsx';

beforeEach(() => page.viewport(1440, 900));
afterEach(cleanup);

function renderBar(onStatus = vi.fn()) {
  render(
    <>
      <ToolBar label="Filters">
        <ToolButton icon={CHECK_CIRCLE} label="Status" open={false} onPress={onStatus} />
        <ToolButton icon={FRAME_CORNERS} label="Area" open appliedLabel="applied" onPress={vi.fn()} />
        <ToolBarDivider />
        <ToolButton icon={EYE} label="Building view" pressed={false} onPress={vi.fn()} />
      </ToolBar>
      <button type="button">After</button>
    </>,
  );
  return onStatus;
}

const button = (name: string) => screen.getByRole('button', { name });

test('the bar is one stop of Tab; arrow keys move inside it', async () => {
  renderBar();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button('Status'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(button('Building view'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(button('Area applied'));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(button('After'));
});

test('Enter and Space press the button in focus', async () => {
  const onStatus = renderBar();
  await userEvent.keyboard('{Tab}{Enter} ');
  expect(onStatus).toHaveBeenCalledTimes(2);
});

test('open, pressed and applied are said as well as drawn', () => {
  renderBar();
  expect(button('Status').getAttribute('aria-expanded')).toBe('false');
  expect(button('Area applied').getAttribute('aria-expanded')).toBe('true');
  expect(button('Building view').getAttribute('aria-pressed')).toBe('false');
});

test('[R2.076] labels stand under the icons from 915 pixels and become hints below', async () => {
  await page.viewport(915, 800);
  renderBar();
  const labelWidth = () => button('Building view').querySelector('span')?.getBoundingClientRect().width;
  expect(labelWidth()).toBeGreaterThan(40);
  expect(screen.getByRole('toolbar').getBoundingClientRect().height).toBe(64);
  await page.viewport(914, 800);
  await expect.poll(labelWidth).toBe(1);
  expect(screen.getByRole('toolbar').getBoundingClientRect().height).toBe(56);
  expect(button('Building view').getBoundingClientRect().width).toBe(48);
  await userEvent.keyboard('{Tab}');
  const shown = screen.getAllByText('Status').filter((labels) => labels.closest(':popover-open'));
  expect(shown).toHaveLength(1);
});

test('a compact bar has icons alone in a wide window too, with the same names', async () => {
  await page.viewport(1440, 900);
  render(
    <ToolBar label="Filters" compact>
      <ToolButton icon={EYE} label="Building view" pressed={false} onPress={vi.fn()} />
    </ToolBar>,
  );
  expect(button('Building view').getBoundingClientRect().width).toBe(48);
  expect(screen.getByRole('toolbar').getBoundingClientRect().height).toBe(56);
});

test('in the colours of the system an open filter and a switched-on tool are told from the others', async () => {
  const browser = cdp() as { send: (method: string, parameters: object) => Promise<unknown> };
  const setForced = (value: 'active' | 'none') =>
    browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  renderBar();
  await setForced('active');
  try {
    expect(getComputedStyle(button('Area applied')).outlineStyle).toBe('solid');
    expect(getComputedStyle(button('Building view')).outlineStyle).toBe('none');
  } finally {
    await setForced('none');
  }
});

test('Tab comes back to the button that was left, by either way', async () => {
  renderBar();
  await userEvent.keyboard('{Tab}{ArrowRight}{Tab}{Shift>}{Tab}{/Shift}');
  expect(document.activeElement).toBe(button('Area applied'));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}');
  expect(document.activeElement).toBe(button('Area applied'));
});
