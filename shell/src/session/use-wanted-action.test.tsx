import { $favourites, forgetWanted, raiseNotice, setProfile, wantAfterLogin } from '@suite/bus';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { PROFILE } from '../fixtures/profile.ts';
import { open, prepareSuite } from '../fixtures/suite.tsx';

const HEART = { kind: 'favourite', apartmentId: 304, name: '304', status: null, path: '/map' } as const;

beforeEach(() => {
  localStorage.clear();
  forgetWanted();
  prepareSuite();
});

test.each([
  ['/masterplan/2/building/2', 'mf-building building', 'Apartment 304 was added to your favourites.', 'OK'],
  ['/rs/masterplan/2', 'mf-map masterplan', 'Stan 304 je dodat u Vaše omiljene.', 'U redu'],
])(
  'what a guest wanted at %s is done after the login and told with its notice',
  async (path, page, told, ok) => {
    open(path);
    await screen.findByText(page);
    wantAfterLogin(HEART);
    act(() => {
      setProfile(PROFILE);
      raiseNotice({ type: 'signed-up', title: '', message: 'Logged in', previousRoute: null, email: null });
    });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Logged in')).toBeTruthy();
    expect(dialog.getByText(told)).toBeTruthy();
    expect($favourites.get()).toEqual([304]);
    fireEvent.click(dialog.getByRole('button', { name: ok }));
    expect(location.pathname).toBe(path);
  },
);
