import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const PARTS = { locale: 'en', head: null, apiOrigin: null, googleTagId: null, outcomeShare: 1 } as const;
const page = (parts: object) => pageHtml('<html lang=""><title>x</title>', { ...PARTS, ...parts });

it('says how many page views are to report, where not all are', () => {
  expect(page({})).toBe('<html lang="en"><title>x</title>');
  expect(page({ outcomeShare: 0.25 })).toContain('<meta name="outcome-share" content="0.25"><title>');
});
