import { randomBytes } from 'node:crypto';
import { mkdir, open, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFolder } from './content-folder.ts';
import { type MadeEntry, madeZip } from './made-zip.ts';

type Folder = Awaited<ReturnType<typeof temporaryFolder>>;

const LINK_MODE = 0o120777 << 16;
const DEVICE_MODE = 0o060644 << 16;
const MB = 1024 * 1024;

describe('an archive of a folder', () => {
  let folder: Folder;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder[Symbol.asyncDispose]());

  const read = async (bytes: Uint8Array) => {
    const file = path.join(folder.path, 'project.zip');
    await writeFile(file, bytes);
    return readFolder(file);
  };
  const messageOf = (bytes: Uint8Array) =>
    read(bytes).then(
      (files) => `read ${[...files.keys()].join()}`,
      (error: Error) => error.message,
    );

  it('is read as the folder is, in the order of names, without what file managers leave behind', async () => {
    const files = await read(
      madeZip([
        { name: 'units.csv', data: 'number\n1\n' },
        { name: 'pictures/' },
        { name: 'pictures/S\u030Cuma.jpg', data: Buffer.alloc(3000, 7) },
        { name: '__MACOSX/pictures/._a.jpg', data: 'x' },
        { name: 'notes.txt', data: 'x' },
        { name: 'project.yaml', data: 'title: A' },
      ]),
    );
    expect([...files].map(([name, bytes]) => [name, bytes.length])).toEqual([
      ['pictures/Šuma.jpg', 3000],
      ['project.yaml', 8],
      ['units.csv', 9],
    ]);
  });

  it('may have the folder itself around its files', async () => {
    const names = ['my-project/project.yaml', 'my-project/plans/a.svg'];
    expect([...(await read(madeZip(names.map((name) => ({ name }))))).keys()]).toEqual([
      'plans/a.svg',
      'project.yaml',
    ]);
  });

  it.each<[string, MadeEntry, string]>([
    [
      'leads out',
      { name: '../units.csv' },
      '../units.csv: error: The name of the file leads out of the folder.',
    ],
    [
      'leads out on the way',
      { name: 'plans/../../a.svg' },
      'plans/../../a.svg: error: The name of the file leads out of the folder.',
    ],
    [
      'is absolute',
      { name: '/etc/a.json' },
      '/etc/a.json: error: The name of the file leads out of the folder.',
    ],
    ['has a drive', { name: 'C:/a.json' }, 'C:/a.json: error: The name of the file leads out of the folder.'],
    [
      'has backslashes',
      { name: '..\\a.json' },
      '..\\a.json: error: The name of the file leads out of the folder.',
    ],
    [
      'ends early',
      { name: 'a.svg\0.exe' },
      'a.svg?.exe: error: The name of the file has characters that are not taken.',
    ],
    [
      'is a link',
      { name: 'plans/a.svg', data: '/etc/passwd', attributes: LINK_MODE },
      'plans/a.svg: error: The file is a link, which is not followed.',
    ],
    [
      'is a device',
      { name: 'plans/a.svg', attributes: DEVICE_MODE },
      'plans/a.svg: error: The file is neither a file nor a folder.',
    ],
    [
      'is encrypted',
      { name: 'units.csv', flags: 1 },
      'units.csv: error: The file is encrypted; pack it without a password.',
    ],
    [
      'is packed otherwise',
      { name: 'units.csv', method: 14 },
      'units.csv: error: The file is packed in a way that is not read; use Deflate.',
    ],
    [
      'is a bomb',
      { name: 'units.csv', data: Buffer.alloc(4 * MB) },
      'units.csv: error: The file unpacks to 1028 times its size. At most 200 times.',
    ],
    [
      'claims to be less than it is',
      { name: 'units.csv', data: Buffer.alloc(4 * MB), claimedSize: 100 },
      'units.csv: error: The file cannot be unpacked. too many bytes in the stream. expected 100. got at least',
    ],
    [
      'claims to be more than it is',
      { name: 'units.csv', data: 'number', claimedSize: 100 },
      'units.csv: error: The file cannot be unpacked. not enough bytes in the stream. expected 100. got only 6.',
    ],
    [
      'claims another checksum',
      { name: 'units.csv', data: 'number', claimedChecksum: 7 },
      'units.csv: error: The file is damaged: its checksum is another.',
    ],
    [
      'is too large',
      { name: 'units.csv', claimedSize: 80 * MB },
      'units.csv: error: The file has 80 MB. At most 64 MB.',
    ],
    [
      'is a picture of 3 GB',
      { name: 'pictures/a.tif', claimedSize: 3 * 1024 * MB },
      'pictures/a.tif: error: The file has 3.0 GB. At most 512 MB.',
    ],
    [
      'lies elsewhere',
      { name: 'units.csv', data: 'number', offset: 0x7fffffff },
      'units.csv: error: The file cannot be unpacked.',
    ],
    ['has too long a name', { name: `${'a'.repeat(250)}.svg` }, 'The name of the file is too long.'],
  ])('is refused for a file that %s', async (_what, entry, message) => {
    expect(await messageOf(madeZip([entry]))).toContain(message);
  });

  it('is refused for files that are there twice, also where only some disks say so', async () => {
    const names = ['units.csv', 'units.csv', 'plans/A.svg', 'plans/a.svg'];
    expect(await messageOf(madeZip(names.map((name) => ({ name }))))).toBe(
      'units.csv: error: The file is there twice. Keep one of them.\n' +
        'plans/a.svg: error: plans/A.svg is there too. Keep one of them.',
    );
  });

  it('is refused for files that lie over each other, and for all of them together', async () => {
    const data = randomBytes(5000);
    const over = [
      { name: 'a.json', data },
      { name: 'b.json', data, offset: 0 },
    ];
    expect(await messageOf(madeZip(over))).toBe(
      'project.zip: error: Files of the archive lie over each other.',
    );
    const claimed = Array.from({ length: 40 }, (_, at) => ({
      name: `a${at}.json`,
      data: Buffer.alloc(400_000, `${at}`),
      claimedSize: 60 * MB,
    }));
    expect(await messageOf(madeZip(claimed))).toContain(
      'project.zip: error: The files have 2.3 GB together.',
    );
  });

  it.each([
    ['is none', Buffer.from('no archive')],
    ['is empty', Buffer.alloc(0)],
    ['breaks off', madeZip([{ name: 'units.csv', data: 'number' }]).subarray(0, 60)],
    [
      'says that it has more files',
      Buffer.from(
        madeZip([{ name: 'a.csv' }]).map((byte, at, all) =>
          at === all.length - 12 || at === all.length - 14 ? 9 : byte,
        ),
      ),
    ],
  ])('that %s is refused', async (_what, bytes) => {
    expect(await messageOf(bytes)).toMatch(/project\.zip: error: .*(no ZIP archive|list of files)/);
  });
});

describe('a folder', () => {
  it('is refused for links and for what is too large, before it is read', async () => {
    await using folder = await temporaryFolder();
    await mkdir(path.join(folder.path, 'pictures'));
    await symlink('/etc', path.join(folder.path, 'elsewhere'));
    await symlink('/etc/hosts', path.join(folder.path, 'units.csv'));
    await using huge = await open(path.join(folder.path, 'pictures/huge.tif'), 'w');
    await huge.truncate(10 * 1024 * MB);
    await expect(readFolder(folder.path)).rejects.toThrow(
      [
        'elsewhere: error: The file is a link, which is not followed.',
        'units.csv: error: The file is a link, which is not followed.',
        'pictures/huge.tif: error: The file has 10.0 GB. At most 512 MB.',
      ].join('\n'),
    );
  });
});
