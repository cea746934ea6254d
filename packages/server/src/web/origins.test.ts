import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headOf, openPages, type ServedPages } from '../testing/served-pages.ts';
import { openAppBeside, type TestApp } from '../testing/test-app.ts';

describe('where a page may load from', () => {
  let pages: ServedPages;

  beforeAll(async () => {
    pages = await openPages('PGlite');
  });
  afterAll(() => pages.close());

  it('leads the page to an API elsewhere, lets it go there, and knows nothing of what is published', async () => {
    const beside = await openAppBeside(pages.app, {
      store: pages.store,
      apiOrigin: 'https://api.example.com',
    });
    const response = await pages.get('/masterplan/2/building/99', beside);
    expect(response.statusCode).toBe(200);
    expect(headOf(response.body)).toMatchObject({
      title: 'Homes',
      meta: { 'api-origin': 'https://api.example.com' },
    });
    const policy = String(response.headers['content-security-policy']).split(';');
    for (const directive of ['connect-src', 'img-src', 'style-src']) {
      const sources = policy.find((one) => one.trim().startsWith(directive));
      expect(sources).toMatch(/ https:\/\/api\.example\.com$/);
    }
    expect((await pages.get('/map')).body).not.toContain('api-origin');
  });

  it('lets released files come from the origins that are configured', async () => {
    const assetOrigins = ['https://files.example', 'https://cdn.example'];
    const response = await pages.get(
      '/map',
      await openAppBeside(pages.app, { store: pages.store, assetOrigins }),
    );
    const policy = String(response.headers['content-security-policy']).split(';');
    for (const directive of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
      const sources = policy.find((one) => one.trim().startsWith(`${directive} `));
      expect(sources).toContain(' https://files.example https://cdn.example');
    }
    expect(policy.find((one) => one.startsWith('default-src'))).toBe("default-src 'self'");
  });

  it('names a tag and lets its scripts come where one is configured, and nowhere else', async () => {
    const directives = async (from: Pick<TestApp, 'http'>) => {
      const response = await pages.get('/map', from);
      const policy = String(response.headers['content-security-policy']).split(';');
      const tag = headOf(response.body).meta['google-tag-id'];
      return { tag, scripts: policy.find((one) => one.startsWith('script-src ')), policy };
    };
    const tagged = await directives(
      await openAppBeside(pages.app, { store: pages.store, googleTagId: 'G-ABC123' }),
    );
    expect(tagged).toMatchObject({
      tag: 'G-ABC123',
      scripts: "script-src 'self' https://*.googletagmanager.com",
    });
    expect(tagged.policy).not.toContain("require-trusted-types-for 'script'");
    const plain = await directives(pages.app);
    expect(plain).toMatchObject({ tag: undefined, scripts: "script-src 'self'" });
    expect(plain.policy).toContain("require-trusted-types-for 'script'");
  });

  it('lets pages of allowed origins show its pictures', async () => {
    const shared = await openAppBeside(pages.app, { allowedOrigins: ['https://elsewhere.example.com'] });
    const policyOf = async (from: Pick<TestApp, 'http'>) =>
      (await pages.get('/api/v1/frontend/projects/1/media-content/1/file', from)).headers[
        'cross-origin-resource-policy'
      ];
    expect([await policyOf(shared), await policyOf(pages.app)]).toEqual(['cross-origin', 'same-origin']);
  });
});
