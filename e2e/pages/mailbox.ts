import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DATA_DIR } from '../playwright.config.ts';

/** Subject, headers and text of the mails to somebody, as people read them; those of another server lie in its data. */
export async function mailsTo(address: string, dataDir = DATA_DIR): Promise<string[]> {
  const folder = path.join(dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return mails
    .filter((mail) => mail.includes(`\nTo: ${address}\n`) || mail.includes(`\nTo: ${address}\r\n`))
    .map(readable);
}

/** Undoes quoted-printable, of the text and of the words of a header (RFC 2045, RFC 2047). */
function readable(mail: string): string {
  const text = mail
    .replace(/\?=\r?\n =\?UTF-8\?Q\?/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) => word.replaceAll('_', ' '))
    .replace(/=\r?\n/g, '');
  return text.replace(/(?:=[0-9A-F]{2})+/g, (bytes) =>
    Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
  );
}
