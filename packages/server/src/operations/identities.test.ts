import { isAllowed } from '@suite/access';
import { type Operation, type OperationName, operations, rightsOf } from '@suite/api';
import type { RoleName } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDENTITIES, type Identity } from '../testing/identities.ts';
import { type SampleProject, sampleRequest } from '../testing/sample-requests.ts';
import { fillSecondOrganization, OTHERS_SECRET } from '../testing/second-organization.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

const NAMES = Object.keys(operations) as OperationName[];
/** A stream does not end by itself; that it opens for everybody is told by its own tests. */
const ENDING = NAMES.filter((name) => operations[name].response !== 'events');
const PUBLISHED = [1, 2] as const;
/** Two of each of two organisations. */
const PROJECTS = [...PUBLISHED, 3, 4] as const;
const CASES = ENDING.flatMap((name) => IDENTITIES.map((identity) => [name, identity] as const));

/** Everybody is on project 1 as what they are, and on the others a visitor but for the super admin. */
const roleOn = (identity: RoleName, projectId: SampleProject): RoleName =>
  projectId === 1 || identity === 'super_admin' ? identity : 'user';

/** Of all projects of the person, or of none. */
const OF_NO_PROJECT: readonly OperationName[] = [
  'listAllProjects',
  'getGeodata',
  'listMails',
  'getMail',
  'retryMail',
  'getDeliveryStatus',
  'changeRelease',
];
/** They are told of the project by the query alone. */
const BY_QUERY: readonly OperationName[] = ['listEnquiries', 'exportEnquiries', 'importProject'];
/** The project is named in a form, which its own test sends. */
const BY_FORM: readonly OperationName[] = ['uploadMedia'];
/** The thing is gone after the first who may delete it. */
const ONCE: readonly OperationName[] = ['deletePackage', 'deleteMasterplan', 'deleteProjectMedia'];

/** What the policy alone responds with; null when it lets the request through. */
function refusalOf(name: OperationName, identity: Identity, projectId: SampleProject): number | null {
  if (operations[name].access === 'public') return null;
  if (identity === 'anonymous') return 401;
  const rights = rightsOf(operations[name].access);
  if (rights.length === 0) return null;
  const may = (role: RoleName) => rights.some((right) => isAllowed([role], right));
  if (!may(identity)) return 403;
  if (OF_NO_PROJECT.includes(name) || BY_FORM.includes(name)) return null;
  return may(roleOn(identity, projectId)) ? null : 404;
}

/** Fields of bodies that take a right of their own. */
const BY_FIELD = NAMES.flatMap((name) => {
  const { access }: Operation = operations[name];
  if (typeof access === 'string') return [];
  return Object.entries(access).map(([field, right]) => ({ name, field, right }));
});
const SIGNED_IN = IDENTITIES.flatMap((identity) =>
  identity === 'anonymous' ? [] : PUBLISHED.map((projectId) => [identity, projectId] as const),
);

/** Values that change nothing of what other tests of this file ask for. */
const FIELD_VALUES: Readonly<Record<string, unknown>> = {
  status: 'available',
  priceEur: 140_000,
  orientation: 'S',
  publish: true,
  name: { en: 'Project' },
  description: { en: 'About it' },
  website: null,
  place: null,
  location: null,
  defaultLangId: 1,
  selectedFilters: [1],
  selectedRoles: [1],
  priceEnabled: true,
  compareEnabled: true,
  arrivalEnabled: true,
  privatePreview: false,
  demoSettings: false,
  colours: { accent: '#1D4657', accentHover: '#16384A', accentInk: '#FFFFFF', accentTint: '#E4ECEE' },
};

const DRAFT_VALUES: Readonly<Record<string, unknown>> = {
  typeKey: 'studio',
  floor: 1,
  rooms: 2,
  area: 40,
  terraceArea: 5,
  texts: [{ path: 'project/description', en: 'About it', sr: 'O njemu' }],
  location: { longitude: 18.9, latitude: 42.2 },
  enquiryEmail: null,
  settings: { defaultLanguage: 'english', filters: [], prices: true, compare: true, arrival: true },
};
/** These projects came in without versions: who may change their drafts learns that there is none. */
const OF_A_DRAFT: readonly OperationName[] = ['changeDraftUnits', 'updateDraftDetails'];

/** A batch says of each unit what it was and what it becomes. */
function fieldValue(name: OperationName, field: string, projectId: SampleProject): unknown {
  const isOfDraft = OF_A_DRAFT.includes(name);
  const value = isOfDraft && field in DRAFT_VALUES ? DRAFT_VALUES[field] : FIELD_VALUES[field];
  const unit = { building: 'B1', number: '101' };
  if (name === 'changeDraftUnits') {
    return field === 'added'
      ? [{ ...unit, typeKey: 'studio', floor: 1, area: 40 }]
      : [{ ...unit, was: value, becomes: value }];
  }
  if (name !== 'changeUnits') return value;
  return [{ id: sampleRequest('updateApartment', projectId).params?.id, was: value, becomes: value }];
}

const REFUSALS = [401, 403, 404];
/** These refuse for reasons of their own: no cookie, a wrong password, or what they are about is not there. */
const MAY_REFUSE: readonly OperationName[] = [
  'logIn',
  'refreshToken',
  'logOut',
  'deleteAccount',
  'updatePassword',
  'setProjectPassword',
  'getMail',
  'retryMail',
  'changeRelease',
  'updateProjectMedia',
  'revokePreviewLink',
  'updatePerson',
  'getJob',
  'listVersions',
  'publishVersion',
  'getVersionChanges',
  'getVersionPictures',
  'getVersionOutline',
  'createDraftLink',
  'getViewShapes',
  'updateViewShapes',
  'getViewPicture',
  'readViewDrawing',
  'listDraftUnits',
  'changeDraftUnits',
  'readUnitList',
  'getDraftDetails',
  'updateDraftDetails',
  'getDraftStructure',
  'changeDraftStructure',
  'addDraftPicture',
  // Its place is not known.
  'createProject',
  ...ONCE,
];
function mayRefuse(name: OperationName): boolean {
  return MAY_REFUSE.includes(name) || rightsOf(operations[name].access).length === 0;
}

interface Decided {
  readonly name: OperationName;
  readonly identity: Identity;
  readonly projectId: SampleProject;
  readonly statusCode: number;
}

function expectDecided({ name, identity, projectId, statusCode }: Decided): void {
  const refusal = refusalOf(name, identity, projectId);
  const isRefused = REFUSALS.includes(statusCode) && !mayRefuse(name);
  if (refusal) expect({ projectId, statusCode }).toEqual({ projectId, statusCode: refusal });
  else if (projectId <= 2) expect({ projectId, statusCode, isRefused }).toMatchObject({ isRefused: false });
}

describe.each([FAST_BACKEND])('every operation by each of six identities on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
    await app.call('askForPrice', sampleRequest('askForPrice'));
    await fillSecondOrganization(app);
  });
  afterAll(() => app.close());

  it.each(CASES)(
    '[R7.025] %s by %s is decided by the policy, and tells nothing of another organisation',
    async (name, identity) => {
      for (const projectId of PROJECTS) {
        const query = BY_QUERY.includes(name) ? { query: `projectId=${projectId}` } : {};
        const request = { ...sampleRequest(name, projectId), ...query, headers: app.headersOf[identity] };
        const { statusCode, body } = await app.call(name, request);
        expectDecided({ name, identity, projectId, statusCode });
        expect(statusCode).toBeLessThan(500);
        // People, requests, media and names of another organisation.
        if (identity !== 'super_admin') expect(body).not.toContain(OTHERS_SECRET);
      }
    },
  );

  it('refuses before it looks at the request, so that nobody learns what it takes', async () => {
    for (const name of NAMES.filter((one) => operations[one].access !== 'public')) {
      const response = await app.call(name, {
        params: sampleRequest(name).params ?? {},
        body: { nonsense: true },
      });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 401, 'not-signed-in']);
    }
  });

  it.each(BY_FIELD)('$name of $field is for who has $right', async ({ name, field, right }) => {
    for (const [identity, projectId] of SIGNED_IN) {
      const { body, ...sample } = sampleRequest(name, projectId);
      const change = { ...body, [field]: fieldValue(name, field, projectId) };
      const request = { ...sample, body: change, headers: app.headersOf[identity] };
      const { statusCode } = await app.call(name, request);
      const good = OF_A_DRAFT.includes(name) ? 404 : 200;
      const ofField = isAllowed([roleOn(identity, projectId)], right) ? good : 403;
      const expected = refusalOf(name, identity, projectId) ?? ofField;
      expect({ identity, projectId, statusCode }).toEqual({ identity, projectId, statusCode: expected });
    }
  });
});
