import { resetStores, setLocale } from '@suite/bus';
import { act, render, screen } from '@testing-library/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFormats } from '../formats/use-formats.ts';
import { AppIntl } from './app-intl.tsx';

const OWN = {
  en: { 'test.hello': [{ type: 0, value: 'Hello' }], 'common.close': [{ type: 0, value: 'Done' }] },
  rs: { 'test.hello': [{ type: 0, value: 'Dobar dan' }], 'common.close': [{ type: 0, value: 'Gotovo' }] },
};

beforeEach(() => resetStores());

function Labels({ id, count = 0 }: { id: string; count?: number }) {
  return (
    <p>
      <FormattedMessage id={id} values={{ count }} />
    </p>
  );
}

function shown(id: string, count?: number): string | undefined {
  const { container, unmount } = render(
    <AppIntl messages={OWN}>
      <Labels id={id} {...(count !== undefined && { count })} />
    </AppIntl>,
  );
  const text = container.textContent;
  unmount();
  return text?.replaceAll('\u00A0', ' ');
}

test('[R1.006] an app has its own and the common words, and follows the language', () => {
  expect([shown('test.hello'), shown('common.back')]).toEqual(['Hello', 'Back']);
  setLocale('rs');
  expect([shown('test.hello'), shown('common.back')]).toEqual(['Dobar dan', 'Nazad']);
});

test("an app's own words win over the common ones", () => {
  expect(shown('common.close')).toBe('Done');
});

test.each([
  [1, '1 stan', '1 home'],
  [2, '2 stana', '2 homes'],
  [5, '5 stanova', '5 homes'],
  [11, '11 stanova', '11 homes'],
  [21, '21 stan', '21 homes'],
  [24, '24 stana', '24 homes'],
])('%i homes are counted as "%s" and "%s"', (count, serbian, english) => {
  expect(shown('common.homes', count)).toBe(english);
  setLocale('rs');
  expect(shown('common.homes', count)).toBe(serbian);
});

test('a missing message is an error while developing', () => {
  const silence = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => shown('test.absent')).toThrow(/test\.absent/);
  silence.mockRestore();
});

function Locale() {
  const intl = useIntl();
  const formats = useFormats();
  return <p>{`${intl.locale} ${formats.area(52.8)}`}</p>;
}

test('language and formats change together in an open page', () => {
  render(
    <AppIntl messages={OWN}>
      <Locale />
    </AppIntl>,
  );
  expect(screen.getByText('en 52.8 m²')).toBeTruthy();
  act(() => setLocale('rs'));
  expect(screen.getByText('sr-Latn 52,8 m²')).toBeTruthy();
});
