/// <reference path="./s3rver.d.ts" />
import S3rver from '@20minutes/s3rver';
import { temporaryFolder } from './temporary-folder.ts';

const BUCKET = 'media';
/** Key and secret of the one account that the server knows. */
const ACCOUNT = 'S3RVER';

export interface S3Server extends AsyncDisposable {
  /** A `MEDIA_URL` of its bucket. */
  readonly mediaUrl: string;
  /** Host and port. */
  readonly host: string;
}

/** An S3 server with an empty bucket; nothing of it stays when it is disposed of. */
export async function openS3Server(): Promise<S3Server> {
  const folder = await temporaryFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder.path,
    configureBuckets: [{ name: BUCKET }],
  });
  const { address, port } = await server.run();
  const host = `${address}:${port}`;
  return {
    host,
    mediaUrl: `s3://${ACCOUNT}:${ACCOUNT}@${host}/${BUCKET}/files?tls=0`,
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
