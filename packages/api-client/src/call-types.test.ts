import type { Building, Enquiry, ProjectFeatures, Unit } from '@suite/api';
import * as api from '@suite/api/endpoints';
import { describe, expectTypeOf, it } from 'vitest';
import { call, callAddress, callFile, type Read, readOf } from './index.ts';
import { upload } from './upload.ts';

const PERSON = { emailAddress: 'ana@example.com', firstName: 'Ana', lastName: 'Anić' };

/** Never called: these are checked by the compiler, and a mistake that compiles fails `typecheck`. */
type Never = () => unknown;

describe('types of calls', () => {
  it('give the document of the operation', () => {
    expectTypeOf(() => call(api.getBuilding, { id: 1 })).returns.resolves.toEqualTypeOf<Building>();
    expectTypeOf(() => call(api.listEnquiries, { page: 2 })).returns.resolves.toEqualTypeOf<Enquiry[]>();
    expectTypeOf(() => call(api.deleteMasterplan, { id: 1 })).returns.resolves.toEqualTypeOf<null>();
    expectTypeOf(() => callFile(api.exportAccount)).returns.resolves.toEqualTypeOf<Blob>();
    expectTypeOf(() => readOf(api.getApartment, { id: 304, langId: 6 })).returns.toEqualTypeOf<Read<Unit>>();
    expectTypeOf(() =>
      call(api.listProjectFeatures, { type: 'geocode' }),
    ).returns.resolves.toEqualTypeOf<ProjectFeatures>();
  });

  it('refuse a response of another type', () => {
    // @ts-expect-error a building is no list of units
    const _building: Never = async (): Promise<Unit[]> => await call(api.getBuilding, { id: 1 });
    // @ts-expect-error a read of a unit is no read of a building
    const _read: Never = (): Read<Building> => readOf(api.getApartment, { id: 1 });
  });

  it('refuse parameters, queries and bodies that the operation does not take', () => {
    const _calls: Never[] = [
      // @ts-expect-error the id is missing
      () => call(api.getBuilding),
      // @ts-expect-error the id is a number
      () => call(api.getBuilding, { id: '12' }),
      // @ts-expect-error the parameter is `id`
      () => call(api.getBuilding, { buildingId: 12 }),
      // @ts-expect-error there is no such query
      () => call(api.getBuilding, { id: 12, language: 'rs' }),
      // @ts-expect-error it takes nothing
      () => call(api.getProfile, { id: 5 }),
      // @ts-expect-error there is no such state
      () => callAddress(api.exportEnquiries, { state: 'lost' }),
      // @ts-expect-error the body is missing
      () => call(api.updateEnquiry, { id: 1 }),
      // @ts-expect-error there is no such status
      () => call(api.updateApartment, { id: 1, body: { status: 'gone' } }),
      // @ts-expect-error the consent is missing
      () => call(api.askForPrice, { body: { apartmentId: 1, ...PERSON } }),
      // @ts-expect-error a file is no JSON
      () => call(api.exportAccount),
      // @ts-expect-error JSON is no file
      () => callFile(api.getProfile),
      // @ts-expect-error the file is missing
      () => upload(api.uploadMedia, { form: { projectId: 1 } }),
      // @ts-expect-error nothing but the fields of a form is uploaded
      () => upload(api.getProfile, {}),
    ];
  });
});
