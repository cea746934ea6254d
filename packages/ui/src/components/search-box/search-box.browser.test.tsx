import '../../tokens.css';
import '../../base.css';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchBox, type SearchOption } from './search-box.tsx';

const TOWNS: readonly SearchOption[] = [
  { id: 'place.1', text: 'Budva', secondLine: 'Montenegro' },
  { id: 'place.2', text: 'Budapest', secondLine: 'Hungary' },
];

interface FieldProps {
  readonly onChoose: (id: string) => void;
  readonly found?: readonly SearchOption[];
}

/** As a page uses it: the chosen text goes back into the field. */
function Field({ onChoose, found = TOWNS }: FieldProps) {
  const [text, setText] = useState('');
  return (
    <SearchBox
      label="Find a town"
      placeholder="Town"
      value={text}
      onChange={setText}
      options={text === '' ? [] : found}
      onChoose={(id) => {
        setText(found.find((one) => one.id === id)?.text ?? '');
        onChoose(id);
      }}
      emptyText={text === '' ? undefined : 'Nothing found'}
      footer="Places: GeoNames"
      clearLabel="Clear"
    />
  );
}

/** The field that has taken over from the plain one, with its focus. */
async function fieldWithList(): Promise<HTMLInputElement> {
  await expect.poll(() => document.activeElement?.matches('[role=combobox][data-rac]')).toBe(true);
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a town' });
}

async function showField(props: Partial<FieldProps> = {}) {
  const onChoose = vi.fn();
  // As wide as on the map. A list as wide as the window would scroll the page, and that closes it.
  render(
    <div style={{ width: 340, margin: 20 }}>
      <Field onChoose={onChoose} {...props} />
    </div>,
  );
  await page.getByRole('combobox', { name: 'Find a town' }).click();
  return { field: await fieldWithList(), onChoose };
}

afterEach(cleanup);

test('what is typed before the list is there stays, with its caret, and opens the list', async () => {
  render(<Field onChoose={vi.fn()} />);
  const plain = screen.getByRole<HTMLInputElement>('combobox', { name: 'Find a town' });
  expect(plain.matches('[data-rac]')).toBe(false);
  plain.focus();
  fireEvent.change(plain, { target: { value: 'Bud' } });
  plain.setSelectionRange(1, 2);
  const field = await fieldWithList();
  expect(plain.isConnected).toBe(false);
  expect(field.value).toBe('Bud');
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
  expect((await screen.findAllByRole('option')).length).toBe(2);
});

test('suggestions stand under the field as soon as something is typed', async () => {
  const { field } = await showField();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('Bud');
  await expect
    .poll(() => screen.queryAllByRole('option').map(({ textContent }) => textContent))
    .toEqual(['BudvaMontenegro', 'BudapestHungary']);
  expect(screen.getByText('Places: GeoNames')).toBeTruthy();
});

test('an option is chosen by arrow keys and Enter, and its text stays in the field', async () => {
  const { field, onChoose } = await showField();
  await userEvent.keyboard('Bud');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose.mock.calls).toEqual([['place.2']]);
  await expect.poll(() => field.value).toBe('Budapest');
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('Enter alone takes the first option', async () => {
  const { field, onChoose } = await showField();
  await userEvent.keyboard('Bud');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['place.1']]);
  await expect.poll(() => field.value).toBe('Budva');
});

test('an option is chosen by a press', async () => {
  const { onChoose } = await showField();
  await userEvent.keyboard('Bud');
  await userEvent.click(await screen.findByRole('option', { name: /Budapest/ }));
  await expect.poll(() => screen.queryByRole('option')).toBeNull();
  expect(onChoose.mock.calls).toEqual([['place.2']]);
});

test('without options the list says why, and Escape closes it', async () => {
  const { field } = await showField({ found: [] });
  await userEvent.keyboard('Xyz');
  await expect.poll(() => screen.queryByText('Nothing found')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
});

test('clearing empties the field and keeps the focus in it', async () => {
  const { field } = await showField();
  await userEvent.keyboard('Bud{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
});
