import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextField } from './text-field.tsx';

test('a field is named by its label and described by its hint', () => {
  render(<TextField label="E-mail" value="" onChange={vi.fn()} hint="We answer within a day" />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('We answer within a day');
  expect(field.getAttribute('aria-invalid')).toBe('false');
});

test('an error takes the place of the hint and marks the field', () => {
  render(
    <TextField
      label="E-mail"
      value="ana@"
      onChange={vi.fn()}
      hint="hint"
      error="Please enter a valid email"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Please enter a valid email');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('hint')).toBeNull();
});

test.each([false, true])('typing gives the new text (several lines: %s)', (multiline) => {
  const onChange = vi.fn();
  render(<TextField label="Note" labelHidden multiline={multiline} value="" onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Note' });
  fireEvent.change(field, { target: { value: 'Hello' } });
  expect(onChange).toHaveBeenCalledWith('Hello');
  expect(field.tagName).toBe(multiline ? 'TEXTAREA' : 'INPUT');
});
