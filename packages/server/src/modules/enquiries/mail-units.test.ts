import type { TypeKey } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { guestContext } from '../query-context.ts';
import { findUnitsOfMail } from './mail-units.ts';

describe.each([FAST_BACKEND])('a unit in a mail on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const unitIn = async (locale: 'en' | 'rs') => {
    const [unit] = await findUnitsOfMail(guestContext(app.db, 'en'), [102], 'https://homes.example');
    return unit?.inLocale(locale);
  };
  const setType = (type_key: TypeKey | null, name: object) =>
    app.db
      .updateTable('apartment_types')
      .set({ type_key, name: JSON.stringify(name) })
      .where('id', '=', 2)
      .execute();

  it('is named with building, project and organisation', async () => {
    expect(await unitIn('en')).toMatchObject({
      name: '2',
      buildingName: 'House 1',
      projectName: 'Project 1',
      organizationName: 'Open',
    });
    expect(await unitIn('rs')).toMatchObject({ buildingName: 'Kuća 1', projectName: 'Projekat 1' });
  });

  it('has the type that screens show, whatever the catalogue calls it', async () => {
    await setType('one_bedroom', { en: '1BR', sr: 'Dvosoban' });
    expect([(await unitIn('en'))?.typeName, (await unitIn('rs'))?.typeName]).toEqual([
      'One bedroom',
      '1 spavaća soba',
    ]);
    await setType(null, { en: 'Two bedroom', sr: 'Trosoban' });
    expect((await unitIn('rs'))?.typeName).toBe('2 spavaće sobe');
  });

  it('has the own name of a type that screens do not know', async () => {
    await setType(null, { en: 'Loft', sr: 'Potkrovlje' });
    expect([(await unitIn('en'))?.typeName, (await unitIn('rs'))?.typeName]).toEqual(['Loft', 'Potkrovlje']);
  });
});
