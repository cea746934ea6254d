import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const PARTS = { locale: 'en', head: null, apiOrigin: null, googleTagId: null } as const;
const page = (parts: object) => pageHtml('<html lang=""><title>x</title>', { ...PARTS, ...parts });

it('says in which language it is, and where the API is that is not here', () => {
  expect(page({})).toBe('<html lang="en"><title>x</title>');
  expect(page({ apiOrigin: 'https://api.example' })).toContain(
    '<meta name="api-origin" content="https://api.example"><title>',
  );
});
