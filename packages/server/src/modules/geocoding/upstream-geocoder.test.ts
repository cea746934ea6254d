import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { geocodeFeature } from '@suite/api';
import { PLACE_TYPES } from '@suite/contracts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createUpstreamGeocoder } from './upstream-geocoder.ts';

const SENTENCE = 'The maps service does not answer as it should. Please try again later.';
const BUDVA = {
  id: 'place.7',
  type: 'Feature',
  place_type: ['place'],
  relevance: 1,
  text: 'Budva',
  place_name: 'Budva, Montenegro',
  center: [18.84, 42.29],
  geometry: { type: 'Point', coordinates: [18.84, 42.29] },
  context: [{ id: 'country.1', text: 'Montenegro', short_code: 'me', wikidata: 'Q236' }],
  secret: 'left behind',
};

/** A maps service on this machine; gives its address. */
async function service(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answering(body: unknown, status = 200): RequestListener {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

const ask = { text: 'Budva', limit: 5, types: PLACE_TYPES, language: 'en', near: [] } as const;

async function failureOf(url: string, timeoutMs?: number) {
  const reasons: string[] = [];
  const geocoder = createUpstreamGeocoder(url, {
    onFailure: (reason) => reasons.push(reason),
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  await expect(geocoder.find(ask)).rejects.toMatchObject({
    statusCode: 502,
    code: 'geocoder-failed',
    message: SENTENCE,
  });
  return reasons;
}

describe('a maps service', () => {
  it('[R7.071] is asked with the text, the limit and the types, and with what its address says', async () => {
    const asked: string[] = [];
    const url = await service((request, response) => {
      asked.push(request.url ?? '');
      answering({ features: [BUDVA], attribution: '© Maps' })(request, response);
    });
    const geocoder = createUpstreamGeocoder(`${url}/v5/places/?access_token=t0ken`, { onFailure: () => {} });
    const found = await geocoder.find(ask);
    expect(asked).toEqual([
      '/v5/places/Budva.json?access_token=t0ken&limit=5&types=country%2Cregion%2Cplace&language=en',
    ]);
    expect(found).toEqual({
      attribution: '© Maps',
      features: [
        {
          id: 'place.7',
          type: 'Feature',
          place_type: ['place'],
          text: 'Budva',
          place_name: 'Budva, Montenegro',
          center: [18.84, 42.29],
          geometry: { type: 'Point', coordinates: [18.84, 42.29] },
          context: [{ id: 'country.1', text: 'Montenegro', short_code: 'me' }],
          properties: {},
        },
      ],
    });
    expect(geocodeFeature.safeParse(found.features[0]).success).toBe(true);
  });

  it.each([
    ['../../admin', '/..%2F..%2Fadmin.json'],
    ['..', '/...json'],
    ['a?limit=100#x', '/a%3Flimit%3D100%23x.json'],
    ['//evil.example/', '/%2F%2Fevil.example%2F.json'],
    ['@evil.example', '/%40evil.example.json'],
    ['a;b', '/a%3Bb.json'],
    ['Čačak', '/%C4%8Ca%C4%8Dak.json'],
  ])('gets %j as one segment of its path', async (text, segment) => {
    const asked: string[] = [];
    const url = await service((request, response) => {
      asked.push(request.url ?? '');
      answering({ features: [] })(request, response);
    });
    const geocoder = createUpstreamGeocoder(url, { onFailure: () => {} });
    expect((await geocoder.find({ ...ask, text })).features).toEqual([]);
    expect(asked[0]?.split('?')[0]).toBe(segment);
  });

  it('[R7.071] [R7.072] gives at most as many places as asked for, with their names cut', async () => {
    const long = { ...BUDVA, place_name: 'x'.repeat(61) };
    const url = await service(answering({ features: Array.from({ length: 9 }, () => long) }));
    const { features } = await createUpstreamGeocoder(url, { onFailure: () => {} }).find(ask);
    expect(features.map((one) => one.place_name)).toEqual(Array.from({ length: 5 }, () => 'x'.repeat(60)));
  });

  it('fails without following a redirect', async () => {
    let followed = false;
    const url = await service((request, response) => {
      if (request.url === '/elsewhere') followed = true;
      response.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(await failureOf(url)).toHaveLength(1);
    expect(followed).toBe(false);
  });

  it('fails when it takes too long, before or within its answer', async () => {
    expect(await failureOf(await service(() => {}), 50)).toEqual(['TimeoutError']);
    const url = await service((_request, response) => {
      response.writeHead(200).write('{"features":');
    });
    expect(await failureOf(url, 200)).toEqual(['TimeoutError']);
  });

  it.each([
    ['an error', answering({ message: 'no' }, 500), 'status 500'],
    ['a refusal', answering({ message: 'token' }, 401), 'status 401'],
    ['no JSON', answering('<html>'), 'SyntaxError'],
    ['another shape', answering({ results: [] }), 'ZodError'],
    ['a place off the earth', answering({ features: [{ ...BUDVA, center: [200, 0] }] }), 'ZodError'],
    ['another type', answering({ features: [{ ...BUDVA, place_type: ['poi'] }] }), 'ZodError'],
    ['too much', answering(`"${'x'.repeat(1024 * 1024)}"`), 'answer too large'],
  ])('fails when it answers with %s', async (_what, listener, reason) => {
    expect(await failureOf(await service(listener))).toEqual([reason]);
  });

  it('fails when nobody answers', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, 'close');
    expect(await failureOf(`http://127.0.0.1:${port}`)).toEqual(['ECONNREFUSED']);
  });
});
