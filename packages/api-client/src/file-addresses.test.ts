import { afterEach, describe, expect, it } from 'vitest';
import { configureApi } from './config.ts';
import { withFileAddresses } from './file-addresses.ts';
import { pictureUrl } from './picture-url.ts';

const FILE = '/api/v1/frontend/projects/1/media-content/2/file?v=12345678';
const BODY = {
  data: [
    {
      id: 1,
      attributes: {
        name: '/not/a/file',
        logo: FILE,
        website: 'https://homes.example.com/',
        media: [{ url: FILE, tiles: { url: `${FILE}&tile={column}` } }, { url: null }],
      },
    },
  ],
};

afterEach(() => configureApi({ origin: '' }));

describe('files of answers', () => {
  it('are asked for of the API elsewhere', () => {
    configureApi({ origin: 'https://api.example.com' });
    const there = `https://api.example.com${FILE}`;
    expect(withFileAddresses(BODY)).toEqual({
      data: [
        {
          id: 1,
          attributes: {
            name: '/not/a/file',
            logo: there,
            website: 'https://homes.example.com/',
            media: [{ url: there, tiles: { url: `${there}&tile={column}` } }, { url: null }],
          },
        },
      ],
    });
    expect(pictureUrl(there, 400)).toBe(`${there}&resize=400`);
  });

  it('stay as they are on the host of the page', () => {
    expect(withFileAddresses(BODY)).toBe(BODY);
  });
});
