import * as api from '@suite/api/endpoints';
import { callAddress } from '@suite/api-client';
import { afterEach, expect, it } from 'vitest';
import { findApi } from './find-api.ts';

const address = () => callAddress(api.getOrganization);

afterEach(() => {
  document.head.replaceChildren();
  findApi();
});

it('leads the calls of the page to the origin that the server names, else to its own', () => {
  findApi();
  expect(address()).toBe('/api/v1/frontend/organizations/fetchOrganization');
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'api-origin', content: 'https://api.example.com' });
  document.head.append(meta);
  findApi();
  expect(address()).toBe('https://api.example.com/api/v1/frontend/organizations/fetchOrganization');
});
