import { operations } from '@suite/api';
import { expect, it } from 'vitest';
import { callBody } from './call.ts';
import { openLocalApi, sendJson } from './fixtures/local-api.ts';

/** A server that leads on `count` times before it answers. */
function openChain(count: number) {
  return openLocalApi(({ url }, response) => {
    const step = Number(new URL(url, 'http://local').searchParams.get('step') ?? 0);
    if (step === count) return sendJson(response, 200, { steps: step });
    return response.writeHead(307, { location: `?step=${step + 1}` }).end();
  });
}

it('[R7.004] follows five redirects', async () => {
  await using api = await openChain(5);
  await expect(callBody(operations.listProjects)).resolves.toEqual({ steps: 5 });
  expect(api.seen).toHaveLength(6);
});

it('[R7.004] follows as many as the platform allows, whose count cannot be set: twenty, and no more', async () => {
  await using _enough = await openChain(20);
  await expect(callBody(operations.listProjects)).resolves.toEqual({ steps: 20 });
  await using _tooMany = await openChain(21);
  await expect(callBody(operations.listProjects)).rejects.toMatchObject({ status: 0, code: 'network' });
});

it('keeps method and body on the way', async () => {
  await using api = await openChain(1);
  await callBody(operations.filterApartments, { body: { entityId: 12 } });
  expect(api.seen.map(({ method, body }) => [method, body])).toEqual([
    ['POST', '{"entityId":12}'],
    ['POST', '{"entityId":12}'],
  ]);
});
