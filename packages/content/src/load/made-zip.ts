import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, with what its lists may say that is not so. */
export interface MadeEntry {
  readonly name: string | Buffer;
  readonly data?: string | Buffer;
  /** Size that the lists claim. */
  readonly claimedSize?: number;
  readonly claimedChecksum?: number;
  /** Of the list in the end: the mode of Unix in its upper half. */
  readonly attributes?: number;
  readonly flags?: number;
  readonly method?: number;
  /** Where the file is said to begin; it is in the list only. */
  readonly offset?: number;
}

const UTF8_NAME = 0x800;
const DEFLATE = 8;

/** An archive byte by byte, so that a test can make what no program would write. */
export function madeZip(entries: readonly MadeEntry[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const one of entries) {
    const data = Buffer.from(one.data ?? '');
    const packed = deflateRawSync(data);
    const name = Buffer.from(one.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(one.flags ?? UTF8_NAME, 2);
    common.writeUInt16LE(one.method ?? DEFLATE, 4);
    common.writeUInt32LE(one.claimedChecksum ?? crc32(data), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(one.claimedSize ?? data.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((one.attributes ?? 0) >>> 0, 6);
    tail.writeUInt32LE(one.offset ?? offset, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, tail, name]));
    if (one.offset !== undefined) continue;
    files.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, directory, Buffer.from('PK\x05\x06', 'latin1'), end]);
}
