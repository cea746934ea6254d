import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const PLACES = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
/** Null where it is not installed. */
export const NGINX = PLACES.find((file) => existsSync(file)) ?? null;

const TEMPLATE = path.resolve(import.meta.dirname, '../../deploy/nginx.conf');

interface NginxOptions {
  /** With its certificates, and for its files; its workers, who may be another user, must be able to read it. */
  readonly folder: string;
  /** As after `listen`. */
  readonly listen: string;
  /** Port that leads to HTTPS. */
  readonly redirect: number;
  /** Ports of the servers behind it, on this machine. */
  readonly servers: readonly number[];
  /** Folder of the release store, where it lies on this machine. */
  readonly store: string;
}

/** Makes the certificates of a test or of this machine: `site` for visitors, `server` for the servers behind nginx. */
export async function makeCertificates(folder: string): Promise<void> {
  for (const name of ['site', 'server']) {
    const file = (end: string) => path.join(folder, `${name}.${end}`);
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '825'],
      ...['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name},IP:127.0.0.1`],
      ...['-keyout', file('key'), '-out', file('pem')],
    ]);
  }
}

/** Starts nginx with the configuration of `deploy`. Gives what ends it. */
export async function startNginx({
  folder,
  listen,
  redirect,
  servers,
  store,
}: NginxOptions): Promise<() => Promise<void>> {
  if (NGINX === null) throw new TypeError('nginx is not installed');
  const values: Record<string, string> = {
    LISTEN: listen,
    REDIRECT: `127.0.0.1:${redirect}`,
    CERTIFICATES: folder,
    SERVERS: servers.map((server) => `server 127.0.0.1:${server} max_fails=0;`).join(' '),
    STORE: store,
    CACHE: path.join(folder, 'cache'),
  };
  await mkdir(path.join(folder, 'cache'), { recursive: true });
  const template = await readFile(TEMPLATE, 'utf8');
  const server = template.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const file = path.join(folder, 'nginx.conf');
  const main = `daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${path.join(folder, 'error.log')};`;
  await writeFile(file, `${main}\nevents {}\nhttp {\naccess_log off;\n${server}\n}\n`);
  const nginx = spawn(NGINX, ['-c', file, '-p', folder], { stdio: 'ignore' });
  return async () => {
    if (nginx.exitCode !== null) return;
    nginx.kill();
    await once(nginx, 'exit');
  };
}
