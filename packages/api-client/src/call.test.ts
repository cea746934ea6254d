import { operations } from '@suite/api';
import * as api from '@suite/api/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callAddress, callBody, callFile } from './call.ts';
import { configureApi } from './config.ts';
import { ApiError } from './error.ts';
import { resetApi } from './state.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  fetchMock.mockReset();
  resetApi();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const response = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValue(Response.json(body, { status }));

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call did not fail as it should', { cause: error });
}

describe('the address of a call', () => {
  it('has its parameters and its query, and nothing for what is undefined', () => {
    expect(callAddress(api.getBuilding, { id: 12, langId: 6 })).toBe(
      '/api/v1/frontend/buildings/12?langId=6',
    );
    expect(callAddress(api.getBuilding, { id: 12, langId: undefined })).toBe('/api/v1/frontend/buildings/12');
  });

  it('goes to the configured origin', () => {
    configureApi({ origin: 'https://api.example.com' });
    expect(callAddress(api.getBuilding, { id: 12 })).toBe(
      'https://api.example.com/api/v1/frontend/buildings/12',
    );
  });

  it('encodes the query', () => {
    expect(callAddress(api.isAllowed, { resource: 'a&b=c', permission: 'read' })).toBe(
      '/api/v1/users/is-allowed?resource=a%26b%3Dc&permission=read',
    );
  });
});

describe('a call', () => {
  it('[R7.001] asks below /api/v1 for JSON, with credentials', async () => {
    response({});
    await callBody(operations.getBuilding, { id: 12 });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe('/api/v1/frontend/buildings/12');
    expect(init).toEqual({ method: 'GET', credentials: 'include', headers: { accept: 'application/json' } });
  });

  it('[R7.001] sends its body as JSON', async () => {
    response({});
    await callBody(operations.filterApartments, { body: { entityId: 12 } });
    const [, init] = fetchMock.mock.calls[0] ?? [];
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"entityId":12}',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
    });
  });

  it.each([200, 201, 299])('[R7.003] takes the status %d for success', async (status) => {
    response({ ok: true }, status);
    await expect(callBody(operations.listProjects)).resolves.toEqual({ ok: true });
  });

  it.each([300, 400, 404, 500, 503])('[R7.003] takes the status %d for an error', async (status) => {
    response({}, status);
    expect(await failure(callBody(operations.listProjects))).toMatchObject({
      name: 'ApiError',
      status,
      code: 'http-error',
    });
  });

  it('[R7.002] waits as long as the answer takes', async () => {
    vi.useFakeTimers();
    fetchMock.mockImplementation(
      () => new Promise((resolve) => setTimeout(() => resolve(Response.json({ late: true })), 3_600_000)),
    );
    const promise = callBody(operations.listProjects);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await expect(promise).resolves.toEqual({ late: true });
  });

  it('names the fields that the server refuses', async () => {
    const errors = [{ path: 'emailAddress', message: 'must be an e-mail address' }, { path: 5 }, null];
    response({ code: 'invalid', message: 'The request is wrong', errors }, 400);
    expect((await failure(callBody(operations.askForPrice))).fieldErrors).toEqual([errors[0]]);
  });

  it('carries the code and the sentence of the server in its error', async () => {
    const details = { number: '304', level: 3 };
    response({ code: 'not-found', message: 'There is no building 12', details }, 404);
    expect(await failure(callBody(operations.getBuilding, { id: 12 }))).toMatchObject({
      status: 404,
      code: 'not-found',
      message: 'There is no building 12',
      details: { number: '304' },
    });
  });

  it.each([
    ['a page', '<h1>Bad gateway</h1>'],
    ['nothing', ''],
    ['a bare text', '"down"'],
    ['null', 'null'],
  ])('gives its status when the error holds %s', async (_, body) => {
    fetchMock.mockResolvedValue(new Response(body, { status: 502, statusText: 'Bad Gateway' }));
    expect(await failure(callBody(operations.listProjects))).toMatchObject({
      status: 502,
      code: 'http-error',
      message: 'Bad Gateway',
    });
  });

  it('fails with status 0 when nobody answers, and keeps the cause', async () => {
    const cause = new TypeError('fetch failed');
    fetchMock.mockRejectedValue(cause);
    const error = await failure(callBody(operations.listProjects));
    expect(error).toMatchObject({ status: 0, code: 'network' });
    expect(error.cause).toBe(cause);
  });

  it('fails when a good answer is no JSON', async () => {
    fetchMock.mockResolvedValue(new Response('<!doctype html>'));
    expect(await failure(callBody(operations.listProjects))).toMatchObject({
      status: 200,
      code: 'invalid-json',
      message: 'Invalid response format',
    });
  });

  it.each([
    [204, 'GET', 'listProjects'],
    [204, 'DELETE', 'deleteAccount'],
    [202, 'POST', 'signUp'],
  ] as const)('gives null for an answer %d without content to a %s', async (status, _, name) => {
    fetchMock.mockResolvedValue(new Response(null, { status }));
    await expect(callBody(operations[name])).resolves.toBeNull();
  });

  it('fails when what was asked for is empty', async () => {
    fetchMock.mockResolvedValue(new Response('', { status: 200 }));
    expect(await failure(callBody(operations.listProjects))).toMatchObject({ code: 'invalid-json' });
  });

  it('gives a file with its type, and asks for no JSON', async () => {
    fetchMock.mockResolvedValue(new Response('a;b', { headers: { 'content-type': 'text/csv' } }));
    const blob = await callFile(operations.exportAccount);
    expect([blob.type, await blob.text()]).toEqual(['text/csv', 'a;b']);
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ accept: '*/*' });
  });

  it('fails for a file that is not there with the sentence of the server', async () => {
    response({ code: 'not-found', message: 'There is no file' }, 404);
    expect(await failure(callFile(operations.exportAccount))).toMatchObject({
      status: 404,
      message: 'There is no file',
    });
  });

  it('sends a form as it is, with the type that the platform gives it', async () => {
    response({});
    const form = new FormData();
    await callBody(operations.addUserMedia, { projectId: 1, body: form });
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
      body: form,
      headers: { accept: 'application/json' },
    });
    expect(fetchMock.mock.calls[0]?.[1]?.headers).not.toHaveProperty('content-type');
  });

  it('fails with status 0 when the answer breaks off', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    fetchMock.mockResolvedValue(new Response(broken));
    expect(await failure(callBody(operations.listProjects))).toMatchObject({ status: 0, code: 'network' });
  });

  it('ends with the reason of its abort, which is no failure of the server', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation((_, init) => Promise.reject(init?.signal?.reason));
    controller.abort(new DOMException('superseded', 'AbortError'));
    await expect(callBody(operations.listProjects, {}, { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
