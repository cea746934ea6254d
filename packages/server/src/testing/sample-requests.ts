import { type OperationName, operations } from '@suite/api';
import { IDS } from './fixture.ts';
import { CONTENT_IDS } from './fixture-content.ts';
import { USER_IDS } from './identities.ts';

interface SampleRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: object;
}

const TOKEN = 'A'.repeat(43);
const PASSWORD = 'a new and long password';
const PERSON = { emailAddress: 'ana@visitors.example', firstName: 'Ana', lastName: 'Anić' };

/** Bodies and queries that their schemas take; what needs neither is absent. */
const SAMPLES: Readonly<Partial<Record<OperationName, SampleRequest>>> = {
  changeRelease: { body: { action: 'pause', version: '1.0.1' } },
  geocode: { query: 'q=project' },
  isAllowed: { query: 'resource=project&permission=read' },
  filterApartments: { body: { entityType: 'building', entityId: 1, filters: {} } },
  logIn: { body: { email: 'nobody@visitors.example', password: PASSWORD } },
  findSingleSignOn: { query: 'domain=people.example' },
  beginSingleSignOn: { body: { organizationId: 2_000_000_000, returnTo: '/map' } },
  logInWithSingleSignOn: { body: { code: 'A', state: 'B' } },
  endSession: { body: {} },
  endOtherSessions: { body: {} },
  beginTotp: { body: {} },
  confirmTotp: { body: { code: '000000' } },
  removeTotp: { body: {} },
  renewRecoveryCodes: { body: {} },
  logInWithCode: { body: { loginToken: 'a.b.c', code: '000000' } },
  beginPasskey: { body: {} },
  addPasskey: {
    body: {
      name: 'Phone',
      credentialId: 'AA',
      clientDataJSON: 'AA',
      attestationObject: 'AA',
      transports: [],
    },
  },
  renamePasskey: { body: { name: 'Phone' } },
  deletePasskey: { body: {} },
  beginPasskeyLogin: { body: {} },
  logInWithPasskey: {
    body: { credentialId: 'AA', clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' },
  },
  updateProfile: { body: { firstName: 'Ana', lastName: 'Anić' } },
  deleteAccount: { body: { currentPassword: PASSWORD } },
  updatePassword: { body: { password: PASSWORD } },
  setProjectPassword: { body: { projectId: 1, password: PASSWORD } },
  changeFavorites: { body: { add: [101], remove: [102] } },
  signUp: { body: { email: 'ana@visitors.example', password: PASSWORD } },
  sendConfirmation: { body: { email: 'ana@visitors.example' } },
  confirmEmail: { body: { token: TOKEN } },
  resetPassword: { body: { email: 'ana@visitors.example' } },
  verifyPasswordReset: { body: { token: TOKEN } },
  setPassword: { body: { token: TOKEN, password: PASSWORD } },
  askForPrice: { body: { apartmentId: 101, ...PERSON, consentToPrivacyPolicy: true } },
  sendFavorites: { body: { favoritesList: [101], ...PERSON } },
  sendFavoritesFromApp: { body: { favoritesList: [101], ...PERSON } },
  confirmNewsletter: { body: { token: TOKEN } },
  unsubscribeNewsletter: { query: `token=${TOKEN}` },
  openPreviewLink: { body: { token: TOKEN } },
  announcePresence: { body: { room: 'units' } },
  invitePerson: { body: { email: 'ana@visitors.example', role: 'sales_agent' } },
  updatePerson: { body: {} },
  createPreviewLink: { body: { note: '' } },
  getVersionPictures: { query: 'from=1' },
  createDraftLink: { body: { note: '' } },
  updateProject: { body: {} },
  createProjectMedia: { body: { name: { en: 'Note' }, mediaTypeId: 4, textualContent: { en: 'A text' } } },
  updateProjectMedia: { body: { mediaId: IDS.text } },
  deleteProjectMedia: { body: { mediaId: IDS.withoutFile } },
  createPackage: { body: { name: { en: 'Furniture' } } },
  updatePackage: { body: {} },
  setSignOnSettings: {
    body: {
      issuer: 'https://login.people.example',
      clientId: 'explorer',
      clientSecret: 'a secret of the client',
      emailDomains: ['people.example'],
      countsAsSecondFactor: false,
    },
  },
  createMasterplan: { body: { projectId: 1, name: { en: 'New' } } },
  updateMasterplan: { body: {} },
  updateBuilding: { body: {} },
  updateApartment: { body: {} },
  updateApartments: { body: { ids: [101] } },
  updateViewShapes: { body: { shapes: [] } },
  readViewDrawing: { body: { name: 'front.svg', text: '<svg/>' } },
  changeUnits: { body: {} },
  changeDraftUnits: { body: {} },
  updateDraftDetails: { body: {} },
  changeDraftStructure: { body: { change: 'add-community', title: { en: 'Park' } } },
  createProject: {
    body: { title: 'Park', organization: 'People', place: 'Nowhere at all', from: 'nothing' },
  },
  updateEnquiry: { body: { state: 'fulfilled' } },
  reportOutcomes: {
    body: {
      view: 'made up',
      signals: [{ remote: 'mf-map', version: '1.0.0-1', kind: 'mounted', agoMs: 0 }],
    },
  },
};

/** Projects 1 and 3 are of one organisation; 2, and 4 of `fillSecondOrganization`, of another. */
export type SampleProject = 1 | 2 | 3 | 4;

/** Ids in paths that exist in the fixture, by project and by what the path is about. */
const IDS_BY_NOUN: Readonly<Record<SampleProject, Readonly<Record<string, number>>>> = {
  1: { masterplans: 2, buildings: 1, apartments: 101, media: IDS.hero, 'menu-items': CONTENT_IDS.menuPoi },
  2: { masterplans: 4, buildings: 5, apartments: 501 },
  3: { masterplans: 5, buildings: 6, apartments: 601, media: IDS.ofUnpublishedProject },
  4: { masterplans: 8, buildings: 8, apartments: 801 },
};

function paramsOf(path: string, projectId: SampleProject): Record<string, string | number> {
  const noun = /\/(\w[\w-]*)\/\{id\}/.exec(path)?.[1] ?? '';
  const id = IDS_BY_NOUN[projectId][noun] ?? projectId;
  const packageId = projectId === 1 ? CONTENT_IDS.package : CONTENT_IDS.packageOfDiscreet;
  return {
    projectId,
    mediaId: IDS.hero,
    packageId,
    level: 0,
    tile: '0_0',
    file: 'scene.glb',
    linkId: 1,
    sessionId: 2_000_000_000,
    passkeyId: 2_000_000_000,
    userId: USER_IDS.sales_agent,
    number: 1,
    app: 'mf-map',
    view: 'front',
    id,
  };
}

/** A request of an operation that its schemas take and that is about things of a project in the fixture. */
export function sampleRequest(name: OperationName, projectId: SampleProject = 1): SampleRequest {
  const { body, ...sample }: SampleRequest = {
    params: paramsOf(operations[name].path, projectId),
    ...SAMPLES[name],
  };
  if (!body || projectId === 1) return { ...sample, ...(body && { body }) };
  const ofProject = {
    ...('projectId' in body && { projectId }),
    ...('ids' in body && { ids: [IDS_BY_NOUN[projectId].apartments] }),
  };
  return { ...sample, body: { ...body, ...ofProject } };
}
