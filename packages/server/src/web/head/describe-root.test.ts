import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headOf, openPages, PAGES_ORIGIN, type ServedPages, text } from '../../testing/served-pages.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('where the landing leads, on %s', (backend) => {
  let pages: ServedPages;
  beforeAll(async () => {
    pages = await openPages(backend);
  });
  afterAll(() => pages.close());

  const found = async (url: string) => {
    const { body } = await pages.get(url);
    return {
      leadsTo: /<meta name="leads-to"[^>]*>/.exec(body)?.[0],
      canonical: headOf(body).canonical?.slice(PAGES_ORIGIN.length),
      description: headOf(body).meta.description,
    };
  };
  const change = (id: number, values: { published?: boolean; arrival_enabled?: boolean }) =>
    pages.app.db.updateTable('projects').set(values).where('id', '=', id).execute();

  it('is the map where there are several projects', async () => {
    expect(await found('/')).toMatchObject({ leadsTo: undefined, canonical: '/map' });
    expect(await found('/masterplan')).toMatchObject({ canonical: undefined });
  });

  it('is the picture of the only project, of which every address of it tells', async () => {
    await change(2, { published: false });
    const leadsTo = '<meta name="leads-to" content="1" data-project="" data-language="1">';
    const description = expect.stringContaining('Only in English');
    expect(await found('/')).toEqual({ leadsTo, canonical: '/masterplan/1', description });
    expect(await found('/rs')).toMatchObject({ leadsTo, canonical: '/rs/masterplan/1' });
    const masterplan = { leadsTo: undefined, canonical: '/masterplan/1', description };
    expect(await found('/masterplan')).toEqual({
      ...masterplan,
      leadsTo: '<meta name="leads-to" content="1" data-project="">',
    });
    expect(await found('/masterplan?project=1')).toEqual({
      ...masterplan,
      leadsTo: '<meta name="leads-to" content="1" data-project="1">',
    });
    expect(await found('/masterplan/1')).toEqual(masterplan);
    expect(await found('/map')).toMatchObject({ leadsTo: undefined, canonical: '/map' });
  });

  it('has the card of the arrival in its page, in the language of the visitor, and nowhere else', async () => {
    const cardOf = async (url: string, cookie?: string) => {
      const { body } = await pages.get(url, undefined, cookie === undefined ? {} : { cookie });
      const card = /<section data-arrival-card.*?<\/section>/s.exec(body)?.[0] ?? '';
      const lang = /<html lang="([^"]*)"/.exec(body)?.[1];
      return { lang, text: text(card), href: /<a href="([^"]*)"/.exec(card)?.[1] };
    };
    const english = await cardOf('/');
    expect(english).toMatchObject({ lang: 'en', href: '/masterplan/1' });
    expect(english.text).toMatch(/ \d+ homes? available from \d+ m² Explore the homes/);
    const serbian = await cardOf('/', 'language=rs');
    expect(serbian).toMatchObject({ lang: 'sr-Latn', href: '/rs/masterplan/1' });
    expect(serbian.text).toMatch(/ od \d+ m² Pogledajte stanove/);
    expect(await cardOf('/rs')).toEqual(serbian);
    expect((await cardOf('/masterplan/1')).text).toBe('');
  });

  it('is the map where the project does without', async () => {
    await change(1, { arrival_enabled: false });
    expect(await found('/')).toMatchObject({ leadsTo: undefined, canonical: '/map' });
  });

  it('is the map where there is no picture', async () => {
    await change(1, { arrival_enabled: true });
    await pages.app.db.deleteFrom('media').where('masterplan_id', '=', 1).execute();
    expect(await found('/')).toMatchObject({ leadsTo: undefined, canonical: '/map' });
  });
});
