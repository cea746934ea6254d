import { test as base } from '@playwright/test';
import { type OwnServer, withOwnServer } from './own-server.ts';
import type { Person } from './people.ts';

/** Somebody with the longest names that an account takes, see `fillOddCatalogue`. */
export const ODD_PERSON: Person = {
  email: 'maksimilijana.aleksandra.stojanovic-hadzi-dimitrijevic@very-long-domain-name.visitors.example',
  password: 'a-long-password',
};

/** The released suite on a server of its own with odd data, which every page and request of the test meets. */
export const test = base.extend<object, { oddServer: OwnServer }>({
  oddServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from it.
    async ({}, use) => withOwnServer('tools/serve-odd-data.ts', use),
    { scope: 'worker' },
  ],
  baseURL: async ({ oddServer }, use) => use(oddServer.url),
});
