import { resetStores } from '@suite/bus';
import { FIELD_BOUNDARIES } from '@suite/contracts/fixtures';
import { expectedMessages, messagesAt } from '@suite/forms/fixtures';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, found, responsesFor } from '../../fixtures/fake-api.ts';
import { openPanel } from '../../fixtures/open-panel.tsx';
import { aBuilding, aUnit } from '../../fixtures/unit.ts';
import AskForPricePanel from './ask-for-price-panel.tsx';

beforeEach(() => resetStores());
afterEach(() => vi.unstubAllGlobals());

const NAME = {
  required: 'Required',
  'too-long': 'Name must be less than 25 characters',
  invalid: 'Has characters that cannot be used',
};
const PHONE = { 'too-long': 'Use at most 30 characters', invalid: 'Only numbers and spaces allowed' };
const NOTE = {
  'too-long': 'Note must be less than 300 characters',
  invalid: 'Has characters that cannot be used',
};
const EMAIL = {
  required: 'E-mail is required',
  'too-long': 'Use at most 254 characters',
  invalid: 'Please enter a valid email address',
};

it.each([
  ['First name', FIELD_BOUNDARIES.personName, NAME],
  ['Last name', FIELD_BOUNDARIES.personName, NAME],
  ['E-mail', FIELD_BOUNDARIES.emailAddress, EMAIL],
  ['Phone, optional', FIELD_BOUNDARIES.phoneNumber, PHONE],
  ['Note, optional', FIELD_BOUNDARIES.note, NOTE],
])('the request form takes and refuses at %s what the server does', async (name, boundaries, sentences) => {
  fakeApi({
    ...responsesFor(aBuilding(), [aUnit()]),
    '/api/v1/frontend/projects/1': found({ id: 1, name: 'Porto Vala', organizationId: 1 }),
  });
  openPanel('ask-for-price', AskForPricePanel);
  const field = await screen.findByRole('textbox', { name });
  expect(await messagesAt(field, boundaries)).toEqual(expectedMessages(boundaries, sentences));
});
