import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { resetStores, selectProject, setLocale } from '@suite/bus';
import { cleanup, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import PrivacyPolicyPanel from './privacy-policy-panel.tsx';

beforeEach(() => {
  resetStores();
  setLocale('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <PrivacyPolicyPanel onClose={() => setOpen(false)} />}
    </SWRConfig>
  );
}

function projectWithLanguage(defaultLangId: number): void {
  vi.stubGlobal('fetch', async () =>
    Response.json({ data: { id: 1, type: 'settings', attributes: { projectId: 1, defaultLangId } } }),
  );
  selectProject(1);
}

async function open() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return await screen.findByRole('dialog');
}

it('[R2.096] is a modal with a close button that gives the focus back', async () => {
  const dialog = await open();
  await expect.poll(() => dialog.contains(document.activeElement)).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Open');
});

it.each([
  ['en', 1, 'Only registered members see prices'],
  ['rs', 1, 'Only registered members see prices'],
  ['en', 6, 'Cene vide samo registrovani članovi'],
  ['rs', 6, 'Cene vide samo registrovani članovi'],
] as const)('[R2.097] page in %s, project with language %d: %s', async (locale, languageId, sentence) => {
  setLocale(locale);
  projectWithLanguage(languageId);
  const dialog = await open();
  expect(await within(dialog).findByText(sentence, { exact: false })).toBeDefined();
  expect(dialog.querySelector('article')?.lang).toBe(languageId === 6 ? 'sr-Latn' : 'en');
});

it('[R2.098] has its date and its three sentences in both languages', async () => {
  const dialog = await open();
  const says = (text: string) => within(dialog).getByText(text, { exact: false });
  expect(says('30.07.2025')).toBeDefined();
  expect(says('Only registered members see prices')).toBeDefined();
  expect(says('Unregistered users can submit the contact form')).toBeDefined();
  expect(says('Contact-form data is kept at most one year after fulfilment')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pročitajte na srpskom' }));
  expect(says('30.07.2025')).toBeDefined();
  expect(says('Cene vide samo registrovani članovi')).toBeDefined();
  expect(says('Obrazac za kontakt mogu poslati i neregistrovani korisnici')).toBeDefined();
  expect(says('čuvaju se najviše godinu dana nakon ispunjenja')).toBeDefined();
});

it('offers its other language before the first paragraph', async () => {
  const dialog = await open();
  const button = within(dialog).getByRole('button', { name: 'Pročitajte na srpskom' });
  const paragraph = within(dialog).getByText('Only registered members see prices', { exact: false });
  expect(button.compareDocumentPosition(paragraph)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(button.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
});

it('names every cookie, and says that saved homes are kept with the account too', async () => {
  const dialog = await open();
  const says = (text: string) => within(dialog).getByText(text, { exact: false });
  for (const cookie of ['language', 'cookiePreferences', 'suite_uid'])
    expect(says(`“${cookie}”`)).toBeDefined();
  expect(says('kept with your account too')).toBeDefined();
});
