import { describe, expect, it } from 'vitest';
import { S3_URL_FORM, s3LocationOf } from './s3-location.ts';

describe('the address of S3-compatible storage', () => {
  it('names a bucket, a region and a key, each percent-encoded as in any address', () => {
    expect(s3LocationOf('s3://key:se%2Fcret@s3.example.com/bucket?region=eu-central-1')).toEqual({
      address: 'https://s3.example.com/bucket/',
      region: 'eu-central-1',
      accessKeyId: 'key',
      secretAccessKey: 'se/cret',
    });
  });

  it('may have a port, a folder in the bucket, and plain HTTP', () => {
    expect(s3LocationOf('s3://key:secret@localhost:9000/bucket/some/folder/?tls=0')).toMatchObject({
      address: 'http://localhost:9000/bucket/some/folder/',
      region: 'us-east-1',
    });
  });

  it('is written in the documentation as it is read here', () => {
    expect(s3LocationOf(S3_URL_FORM)).not.toBeNull();
  });

  it.each([
    'https://key:secret@s3.example.com/bucket',
    's3://s3.example.com/bucket',
    's3://key@s3.example.com/bucket',
    's3://key:secret@s3.example.com',
    's3://key:secret@s3.example.com/',
    's3://key:secret@s3.example.com/bucket?tls=yes',
    's3://key:secret@s3.example.com/bucket?region=a%20b',
    's3://key:secret@s3.example.com/bucket?regoin=eu-central-1',
    's3://key:secret@s3.example.com/bucket#part',
    's3://key:%ZZ@s3.example.com/bucket',
    's3://key:secret@s3.example.com/bucket/a%20b',
    'nonsense',
  ])('is not %s', (text) => {
    expect(s3LocationOf(text)).toBeNull();
  });
});
