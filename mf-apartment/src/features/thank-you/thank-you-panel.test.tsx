import { resetStores } from '@suite/bus';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openPanel } from '../../fixtures/open-panel.tsx';
import ThankYouPanel from './thank-you-panel.tsx';

beforeEach(() => resetStores());

it('thanks in the words of the specification, and closes on OK', async () => {
  const onClose = vi.fn();
  openPanel('thank-you', ThankYouPanel, { onClose });
  await screen.findByRole('dialog', { name: 'Thank you' });
  expect(screen.getByRole('status').textContent).toBe('You have successfully submitted your price request');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('speaks Serbian', async () => {
  openPanel('thank-you', ThankYouPanel, { locale: 'rs' });
  expect((await screen.findByRole('status')).textContent).toBe('Uspešno ste poslali upit za cenu');
});
