import { AppIntl } from '@suite/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '@suite/ui/tokens.css';
import '@suite/ui/base.css';
import { canaryOf, documentWith } from '../fixtures/discovery.ts';
import { messages } from '../messages.ts';
import { readChoice } from '../remotes/visit/delivery-overrides.ts';
import { VersionsDrawer } from './versions-drawer.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function open(onApply = vi.fn(), onClose = vi.fn()) {
  render(
    <AppIntl messages={messages}>
      <VersionsDrawer
        document={documentWith({ 'mf-map': canaryOf('mf-map') })}
        initial={{ overrides: {}, cohorts: [] }}
        onApply={onApply}
        onClose={onClose}
      />
    </AppIntl>,
  );
  return { onApply, onClose };
}

test('a tester chooses among the versions of the document, by keyboard too', async () => {
  const { onApply } = open();
  const group = await screen.findByRole('radiogroup', { name: 'mf-map' });
  expect(group.textContent).toContain('2.0.0-canary');
  await userEvent.click(screen.getByText('2.0.0-canary (canary, 100 %)'));
  await userEvent.click(screen.getByRole('button', { name: 'Load the page with these' }));
  expect(onApply).toHaveBeenCalledOnce();
  expect(readChoice().overrides).toEqual({ 'mf-map': { version: '2.0.0-canary', isSigned: false } });
});

test('nothing can be typed: there is no field for an address', async () => {
  const { onClose } = open();
  await screen.findByRole('radiogroup', { name: 'mf-map' });
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});
