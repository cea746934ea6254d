import { BusOwner, forgetDrafts } from '@suite/bus';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { Form } from './form.tsx';
import { FormField } from './form-field.tsx';
import { useForm } from './use-form.ts';

const FIELDS = {
  name: { kind: 'text', required: false, maxLength: 99, normalize: (text: string) => text },
  password: { kind: 'password', required: false, maxLength: 99, normalize: (text: string) => text },
} as const;
const send = vi.fn(async () => undefined);

function Subject({ initial }: { readonly initial?: string }) {
  const form = useForm({
    name: 'subject',
    fields: FIELDS,
    labels: { name: 'name', password: 'password' },
    initial: { name: initial ?? '' },
    send,
    readError: () => null,
  });
  return (
    <Form form={form} label="subject">
      <FormField form={form} name="name" />
      <FormField form={form} name="password" type="password" />
      <button type="button" onClick={form.reset}>
        {'reset'}
      </button>
    </Form>
  );
}

/** What another drawing of the form shows: a reload, or another version. */
function open(version = 'mf-account@1', initial?: string): void {
  cleanup();
  render(
    <IntlProvider locale="en" messages={{ name: 'name', password: 'password' }}>
      <BusOwner value={version}>
        <Subject {...(initial !== undefined && { initial })} />
      </BusOwner>
    </IntlProvider>,
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shown = () => [field('name').value, field('password').value];
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const unsent = () => screen.getByRole('form').dataset.unsent ?? null;
const stored = () => Object.values({ ...sessionStorage }).join();

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/signup');
  open('mf-account@nobody');
  send.mockReset();
});

it('takes up what was typed when it is drawn anew, in the other language too, and never stores a password', async () => {
  open();
  expect(unsent()).toBeNull();
  type('name', 'Ana');
  type('password', 'long enough');
  await waitFor(() => expect(unsent()).toBe('mf-account@1'));
  expect(stored()).toContain('Ana');
  expect(stored()).not.toContain('long enough');
  history.replaceState(null, '', '/rs/signup');
  open();
  expect(shown()).toEqual(['Ana', '']);
  expect(unsent()).toBe('mf-account@1');
});

it('hands a password to the version that takes the place, once', () => {
  open();
  type('name', 'Ana');
  type('password', 'long enough');
  open('mf-account@2');
  expect(shown()).toEqual(['Ana', 'long enough']);
  history.replaceState(null, '', '/login');
  open('mf-account@1');
  expect(shown()).toEqual(['', '']);
});

it('gives a password back to nobody once another page was opened', () => {
  open();
  type('password', 'long enough');
  history.replaceState(null, '', '/login');
  cleanup();
  history.replaceState(null, '', '/signup');
  open('mf-account@2');
  expect(shown()).toEqual(['', '']);
});

it.each([
  ['what it had at first', () => type('name', 'Ana')],
  ['nothing after a reset', () => fireEvent.click(screen.getByText('reset'))],
])('keeps %s', async (_what, change) => {
  open('mf-account@1', 'Ana');
  type('name', 'Eve');
  await waitFor(() => expect(stored()).toContain('Eve'));
  change();
  await waitFor(() => expect(unsent()).toBeNull());
  expect(stored()).toBe('');
  open('mf-account@1', 'Ana');
  expect(shown()).toEqual(['Ana', '']);
});

it('forgets what was sent, and keeps what the server did not take', async () => {
  open();
  type('name', 'Ana');
  send.mockRejectedValueOnce(new Error('offline'));
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(stored()).toContain('Ana');
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(stored()).toBe(''));
  await waitFor(() => expect(unsent()).toBeNull());
  type('name', 'Ana Anić');
  await waitFor(() => expect(stored()).toContain('Ana Anić'));
});

it('forgets after an hour, and after a logout', async () => {
  open();
  type('name', 'Ana');
  await waitFor(() => expect(stored()).toContain('Ana'));
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000);
  open();
  expect(shown()).toEqual(['', '']);
  now.mockRestore();
  type('name', 'Ana');
  sessionStorage.setItem('other', 'stays');
  await waitFor(() => expect(stored()).toContain('Ana'));
  forgetDrafts();
  expect(stored()).toBe('stays');
});

it('takes nothing from what somebody else wrote there', () => {
  for (const text of ['no json', '{"atMs":9e15,"values":{"name":7,"other":"x","password":true}}', 'null']) {
    sessionStorage.setItem('suite-form:subject:/signup', text);
    open();
    expect(shown()).toEqual(['', '']);
  }
});

it('holds what was typed where a version throws as soon as it is drawn', () => {
  open();
  type('name', 'Ana');
  cleanup();
  function Throwing(): null {
    useEffect(() => {
      throw new Error('broken on purpose');
    }, []);
    return null;
  }
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    render(
      <IntlProvider locale="en" messages={{ name: 'name', password: 'password' }}>
        <BusOwner value="mf-account@2">
          <Throwing />
          <Subject />
        </BusOwner>
      </IntlProvider>,
    ),
  ).toThrow('broken on purpose');
  open('mf-account@1');
  expect(shown()).toEqual(['Ana', '']);
});
