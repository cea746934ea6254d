import { expect, it } from 'vitest';
import { pageHtml } from './page-html.ts';

const PARTS = {
  plain: '<p>Facts</p>',
  locale: 'en',
  head: null,
  picture: null,
  card: '',
  cookies: '',
  apiOrigin: null,
  googleTagId: null,
} as const;
const page = (parts: object) => pageHtml('<html lang=""><title>x</title>', { ...PARTS, ...parts });

it('says in which language it is, and where the API is that is not here', () => {
  expect(page({})).toBe('<html lang="en"><title>x</title>');
  expect(page({ apiOrigin: 'https://api.example' })).toContain(
    '<meta name="api-origin" content="https://api.example"><title>',
  );
});

it('has its facts in the place that scripts draw in, and shows them where there are none', () => {
  const html = pageHtml('<html lang=""><title>x</title><div id="root"><p>Drawn</p></div>', PARTS);
  expect(html).toMatch(
    /<title>x<\/title><noscript>.*<\/noscript><div id="root"><div id="plain" [^>]*hidden>.*<!--facts--><p>Facts<\/p><!--\/facts--><\/div><p>Drawn<\/p><\/div>$/,
  );
});

it('asks for the choice of cookies beside the picture', () => {
  const template = '<html lang=""><title>x</title><div class="boot-stage"></div>';
  expect(pageHtml(template, { ...PARTS, cookies: '<section>Cookies</section>' })).toContain(
    '<section>Cookies</section><div class="boot-stage">',
  );
});
