import { type APIRequestContext, test as base, expect } from '@playwright/test';
import { type OwnServer, withOwnServer } from './own-server.ts';
import { newAddress } from './request-form.ts';

/** The only account of a server with nothing; see `fillOwner`. */
export const OWNER = { email: 'mila@developers.example', password: 'a-long-password' };

/** What the rooms of the studio are looked at with. */
export interface StudioProjects {
  /** Has nothing but its name. */
  readonly empty: number;
  /** Published with homes and a price request, and changed since. */
  readonly full: number;
  /** The key of a picture of the full one. */
  readonly view: string;
}

interface Fixtures {
  readonly ownServer: OwnServer;
  readonly staff: StaffApi;
  readonly projects: StudioProjects;
}

/** Tests on a server of their own: what they publish, draft and release is met by no other. */
export const test = base.extend<object, Fixtures>({
  ownServer: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the fixtures that are needed from it.
    async ({}, use) => withOwnServer('tools/serve-studio.ts', use, { ownStore: true }),
    { scope: 'worker' },
  ],
  staff: [
    async ({ ownServer, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: ownServer.url });
      const { token } = await (await request.post('/api/v1/users/auth', { data: OWNER })).json();
      await use(new StaffApi(request, { authorization: `Bearer ${token}` }));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  projects: [
    async ({ staff }, use) => {
      const empty = await staff.begin('Riverside', 'nothing');
      const full = await staff.begin('Old Mill', 'example');
      await staff.publish(full);
      await staff.askForPrice(full);
      const view = await staff.addBuilding(full);
      await staff.moveShapes(full, view);
      await use({ empty, full, view });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.url),
});

/** Side of what `drawRows` draws. */
export const SQUARE_PX = 20;

interface Shape {
  readonly ring: readonly (readonly [x: number, y: number])[];
}

interface Part {
  readonly kind: string;
  readonly views: readonly { readonly key: string }[];
}

/** What somebody of the organisation does elsewhere while a page is open. */
export class StaffApi {
  readonly #request: APIRequestContext;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(request: APIRequestContext, headers: Readonly<Record<string, string>>) {
    this.#request = request;
    this.#headers = headers;
  }

  async begin(title: string, from: 'nothing' | 'example'): Promise<number> {
    const data = { title, organization: 'River d.o.o.', place: 'Budva', from };
    const { projectId } = await this.#send('/api/v1/projects', data);
    return Number(projectId);
  }

  async publish(projectId: number): Promise<void> {
    const versions = await this.#read(`/api/v1/projects/${projectId}/versions`);
    await this.#send(`/api/v1/projects/${projectId}/versions/1/publish`, undefined, versions.tag);
  }

  /** A visitor has asked about a home of the project. */
  async askForPrice(projectId: number, emailAddress = newAddress(), lastName = 'Šćepanović'): Promise<void> {
    const { data } = await this.#read(`/api/v1/projects/${projectId}/apartments`);
    const [unit] = data as { id: number }[];
    const asked = await this.#request.post('/api/v1/public/apartments/ask-for-price', {
      data: {
        apartmentId: unit?.id,
        emailAddress,
        firstName: 'Ana',
        lastName,
        consentToPrivacyPolicy: true,
      },
    });
    expect(asked.status()).toBe(202);
  }

  /** A link that shows the draft to who opens it. */
  async linkToDraft(projectId: number): Promise<string> {
    const { data } = await this.#read(`/api/v1/projects/${projectId}/versions`);
    const [newest] = data as { attributes: { number: number } }[];
    const path = `/api/v1/projects/${projectId}/versions/${newest?.attributes.number}/preview-links`;
    const { url } = await this.#send(path, { note: 'For the bank' });
    return String(url);
  }

  /** A visitor has asked about a home by an address that nobody has: what was to confirm it has come back. */
  async askByUnknownAddress(projectId: number, lastName: string): Promise<void> {
    await this.askForPrice(projectId, `${crypto.randomUUID()}@gone.example`, lastName);
    const states = async () => {
      const { data } = await this.#read(`/api/v1/enquiries?projectId=${projectId}`);
      const [newest] = data as { id: number }[];
      const enquiry = (await this.#read(`/api/v1/enquiries/${newest?.id}`)).data;
      return (enquiry as { attributes: { receipt: { state: string } | null } }).attributes.receipt?.state;
    };
    await expect.poll(states).toBe('failed');
  }

  /** How people of the organisation log in; each time by another client. */
  async setSignOn(projectId: number, clientId: string): Promise<void> {
    const path = `/api/v1/projects/${projectId}/single-sign-on`;
    const { tag } = await this.#read(path);
    const settings = {
      issuer: 'https://login.developers.example',
      clientId,
      clientSecret: 'a-secret-of-the-client',
      emailDomains: ['people.developers.example', 'sales.developers.example'],
      countsAsSecondFactor: true,
    };
    await this.#send(path, settings, tag, 'PUT');
  }

  async removeSignOn(projectId: number): Promise<void> {
    const path = `/api/v1/projects/${projectId}/single-sign-on`;
    const { tag } = await this.#read(path);
    const headers = { ...this.#headers, 'if-match': tag };
    expect((await this.#request.delete(path, { headers })).status()).toBe(204);
  }

  /** Changes the draft; gives the key of its first building's first picture. */
  async addBuilding(projectId: number): Promise<string> {
    const path = `/api/v1/projects/${projectId}/draft/structure`;
    const { tag, data } = await this.#read(path);
    const change = {
      change: 'add-building',
      title: { en: 'Annex', sr: 'Aneks' },
      floors: 2,
      community: null,
    };
    await this.#send(path, change, tag);
    const { parts } = (data as { attributes: { parts: Part[] } }).attributes;
    return parts.find(({ kind, views }) => kind === 'building' && views.length > 0)?.views[0]?.key ?? '';
  }

  /** Gives the project another title in both languages. */
  async retitle(projectId: number, title: string): Promise<void> {
    const path = `/api/v1/projects/${projectId}/draft/details`;
    const { tag } = await this.#read(path);
    await this.#send(path, { texts: [{ path: 'title', en: title, sr: title }] }, tag, 'PATCH');
  }

  /** Raises the prices of all homes that have one by 1 €. */
  async raisePrices(projectId: number): Promise<void> {
    const { data } = await this.#read(`/api/v1/projects/${projectId}/apartments`);
    const units = data as { id: number; attributes: { properties: { price?: string } } }[];
    const priceEur = units.flatMap(({ id, attributes }) => {
      const was = Number(attributes.properties.price);
      return was > 0 ? [{ id, was, becomes: was + 1 }] : [];
    });
    await this.#send(`/api/v1/projects/${projectId}/unit-changes`, { priceEur });
  }

  /** Moves all shapes of a picture to the right. */
  async moveShapes(projectId: number, view: string): Promise<void> {
    const path = `/api/v1/projects/${projectId}/views/${view}/shapes`;
    const { tag, data } = await this.#read(path);
    const { shapes } = (data as { attributes: { shapes: Shape[] } }).attributes;
    const moved = shapes.map((shape) => ({ ...shape, ring: shape.ring.map(([x, y]) => [x + 9, y]) }));
    await this.#send(path, { shapes: moved }, tag, 'PUT');
  }

  /** Gives homes of a building a square each, in rows from the top left of a picture. */
  async drawRows(projectId: number, view: string, building: string, units: readonly string[]): Promise<void> {
    const path = `/api/v1/projects/${projectId}/views/${view}/shapes`;
    const { tag, data } = await this.#read(path);
    const { width } = (data as { attributes: { width: number } }).attributes;
    const inRow = Math.floor(width / SQUARE_PX);
    const shapes = units.map((unit, index) => {
      const [x, y] = [(index % inRow) * SQUARE_PX, Math.floor(index / inRow) * SQUARE_PX];
      const [right, bottom] = [x + SQUARE_PX, y + SQUARE_PX];
      const ring = [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
        [x, y],
      ];
      const label = [x + SQUARE_PX / 2, y + SQUARE_PX / 2];
      return { id: `${building}-${unit}`, kind: 'unit', building, unit, label, ring };
    });
    await this.#send(path, { shapes }, tag, 'PUT');
  }

  async #read(path: string): Promise<{ data: unknown; tag: string }> {
    const response = await this.#request.get(path, { headers: this.#headers });
    expect([path, response.status()]).toEqual([path, 200]);
    return { data: (await response.json()).data, tag: response.headers().etag ?? '' };
  }

  async #send(path: string, data: unknown, tag?: string, method = 'POST'): Promise<Record<string, unknown>> {
    const headers = { ...this.#headers, ...(tag !== undefined && { 'if-match': tag }) };
    const response = await this.#request.fetch(path, {
      method,
      headers,
      ...(data !== undefined && { data }),
    });
    expect([path, response.ok() ? 'done' : await response.text()]).toEqual([path, 'done']);
    return (await response.json()).data.attributes;
  }
}
