import { readFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:https';

export interface TlsFiles {
  readonly certificate: string;
  readonly key: string;
}

/** Those that are recommended (BSI TR-02102-2, Mozilla's intermediate list): forward secrecy and authenticated encryption. */
const CIPHERS = [
  ...['TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256'],
  ...['ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-ECDSA-CHACHA20-POLY1305'],
  ...['ECDHE-RSA-CHACHA20-POLY1305', 'ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES128-GCM-SHA256'],
];

/** For Fastify: TLS 1.2 and 1.3 alone, and no plain HTTP on the port. */
export function tlsServer({ certificate, key }: TlsFiles, connectionTimeoutMs: number) {
  return (handler: RequestListener): Server => {
    const server = createServer(
      {
        cert: readFileSync(certificate),
        key: readFileSync(key),
        minVersion: 'TLSv1.2',
        ciphers: CIPHERS.join(':'),
        honorCipherOrder: true,
        requestTimeout: 0,
      },
      handler,
    );
    server.setTimeout(connectionTimeoutMs);
    // The same as far as Fastify uses it.
    return server as unknown as Server;
  };
}
