import { afterEach, describe, expect, it } from 'vitest';
import { apiAddress, configureApi, readConfig } from './config.ts';
import { pictureUrl } from './picture-url.ts';
import { resetApi } from './state.ts';

afterEach(() => resetApi());

describe('where the API is', () => {
  it('[R7.008] is the host of the page when none is configured, locally the local one', () => {
    expect(readConfig({})).toEqual({ origin: '' });
    expect(readConfig({ apiOrigin: '' })).toEqual({ origin: '' });
    configureApi(readConfig({}));
    const page = 'http://localhost:3000/rs/map';
    expect(new URL(apiAddress('/api/v1/media/7'), page).href).toBe('http://localhost:3000/api/v1/media/7');
  });

  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('is read from %j', (apiOrigin, origin) => {
    expect(readConfig({ apiOrigin })).toEqual({ origin });
  });

  it.each([
    'nowhere',
    'https://api.example.com/v2',
    'https://api.example.com/?x',
    'https://ana:secret@api.example.com',
    'javascript:alert(1)',
    '//api.example.com',
  ])('is not %j', (apiOrigin) => {
    expect(() => readConfig({ apiOrigin })).toThrow(TypeError);
  });
});

describe('addresses of the API', () => {
  it('go to the configured origin', () => {
    configureApi({ origin: 'https://api.example.com' });
    expect(apiAddress('/api/v1/media/7')).toBe('https://api.example.com/api/v1/media/7');
    expect(pictureUrl('/api/v1/media/7/file', 700)).toBe(
      'https://api.example.com/api/v1/media/7/file?resize=800',
    );
  });

  it.each(['https://cdn.example.com/7.jpg', '//cdn.example.com/7.jpg', 'data:image/webp;base64,UklGRg=='])(
    'leave %s as it is',
    (address) => {
      configureApi({ origin: 'https://api.example.com' });
      expect(apiAddress(address)).toBe(address);
    },
  );
});
