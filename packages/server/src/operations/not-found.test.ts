import { type OperationName, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDS } from '../testing/fixture.ts';
import { CONTENT_IDS } from '../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

describe.each([FAST_BACKEND])('what is not there or not published on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const UNKNOWN_ID = 987_654;
  const unpublished: Partial<Record<OperationName, Record<string, number | string>>> = {
    getProject: { projectId: 3 },
    getProjectSettings: { projectId: 3 },
    getProjectStylesheet: { projectId: 3 },
    listProjectMasterplans: { projectId: 3 },
    listProjectBuildings: { projectId: 3 },
    listProjectApartments: { projectId: 3 },
    listProjectMedia: { projectId: 3 },
    getProjectMedia: { projectId: 1, mediaId: IDS.ofUnpublishedBuilding },
    getProjectMediaFile: { projectId: 1, mediaId: IDS.ofUnpublishedMasterplan },
    getProjectMediaTile: { projectId: 1, mediaId: IDS.ofUnpublishedBuilding, level: 0, tile: '0_0' },
    getProjectModel: { projectId: 3 },
    getProjectModelFile: { projectId: 3, file: 'scene.glb' },
    getMedia: { id: IDS.ofUnpublishedBuilding },
    getMediaFile: { id: IDS.ofUnpublishedMasterplan },
    listParentGalleries: { id: IDS.ofUnpublishedProject },
    listGalleryContent: { id: IDS.ofUnpublishedProject },
    getPoiMediaFile: { id: UNKNOWN_ID, mediaId: IDS.hero },
    getFrontendPoiMediaFile: { id: UNKNOWN_ID, mediaId: IDS.hero },
    getMasterplan: { id: 3 },
    listMasterplanMasterplans: { id: 3 },
    listMasterplanBuildings: { id: 5 },
    getBuilding: { id: 2 },
    listBuildingApartments: { id: 3 },
    listBuildingApartmentTypes: { id: 6 },
    listBuildingOrientations: { id: 2 },
    followBuilding: { id: 2 },
    getApartment: { id: IDS.unpublishedUnit },
    getOfferSheet: { id: IDS.unpublishedUnit },
    listProjectUsers: { projectId: 3 },
    listProjectPackages: { projectId: 3 },
    getProjectPackage: { projectId: 1, packageId: CONTENT_IDS.unpublishedPackage },
    listPackageItems: { id: CONTENT_IDS.packageOfUnpublishedProject },
    listMasterplanPois: { id: 3 },
    listBuildingPois: { id: 2 },
    listApartmentPois: { id: IDS.unpublishedUnit },
    getPoi: { id: CONTENT_IDS.unpublishedPoi },
    listPoiMedia: { id: CONTENT_IDS.poiOfUnpublishedBuilding },
    getPoiParent: { id: CONTENT_IDS.poiOfUnpublishedBuilding },
    getFrontendPoi: { id: CONTENT_IDS.poiOfUnpublishedProject },
    listFrontendPoiMedia: { id: CONTENT_IDS.unpublishedPoi },
    getFrontendPoiParent: { id: CONTENT_IDS.poiOfUnpublishedProject },
    listMenuItems: { id: CONTENT_IDS.appOfUnpublishedProject },
    getRootMenu: { id: CONTENT_IDS.appOfUnpublishedProject },
    getMenuItem: { id: CONTENT_IDS.menuOfUnpublishedProject },
    listMenuItemChildren: { id: CONTENT_IDS.menuOfUnpublishedProject },
    getMenuItemPoi: { id: CONTENT_IDS.menuOfUnpublishedPoi },
    listMenuItemMedia: { id: CONTENT_IDS.menuOfUnpublishedProject },
  };

  it.each(Object.entries(unpublished) as [OperationName, Record<string, number | string>][])(
    '[R2.038] %s answers 404 alike for what is unknown and what is not published',
    async (name, params) => {
      const hidden = await app.call(name, { params });
      const unknown = await app.call(name, {
        params: Object.fromEntries(
          Object.entries(params).map(([key, value]) => [key, /id$/i.test(key) ? UNKNOWN_ID : value]),
        ),
      });
      for (const response of [hidden, unknown]) {
        expect(response.statusCode).toBe(404);
        expect(response.headers['content-type']).toContain('application/json');
        expect(response.json()).toEqual({ code: 'not-found', message: expect.stringMatching(/\.$/) });
      }
    },
  );

  it.each([201, 301, 601])('[R2.038] unit %i of an unpublished place is not found', async (unit) => {
    expect((await app.call('getApartment', { params: { id: unit } })).statusCode).toBe(404);
  });

  it('[R2.038] does not give media of another project under a published one', async () => {
    for (const mediaId of [IDS.ofUnpublishedProject, IDS.hero]) {
      expect((await app.call('getProjectMedia', { params: { projectId: 2, mediaId } })).statusCode).toBe(404);
    }
    const params = { projectId: 3, mediaId: IDS.ofUnpublishedProject };
    expect((await app.call('getProjectMediaFile', { params })).statusCode).toBe(404);
  });

  it('covers every read of the table that names an entity', () => {
    const withParameters = Object.entries(operations).filter(
      ([, { method, path, access }]) => method === 'GET' && access === 'public' && path.includes('{'),
    );
    expect(Object.keys(unpublished).toSorted()).toEqual(withParameters.map(([name]) => name).toSorted());
  });
});
