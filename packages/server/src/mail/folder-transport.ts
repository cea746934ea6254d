import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf } from './message.ts';
import { DeliveryError, type MailTransport } from './transport.ts';

/** Puts mails into `folder` as `.eml` files, named by their ids and readable by the owner only. */
export function createFolderTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    keepsMails: true,
    send: async (mail) => {
      try {
        const { message } = await composer.sendMail(messageOf(mail, from));
        await writeWhole(folder, `${mail.id}.eml`, message as Buffer);
      } catch (error) {
        throw new DeliveryError(`The mail cannot be written: ${String(error)}`, false, { cause: error });
      }
    },
    forget: (ids) => removeMailFiles(folder, ids),
  };
}

/** A mail has one sender at a time, so its draft has too. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  const draft = path.join(folder, `${name}.draft`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(draft, bytes, { mode: 0o600 });
  await rename(draft, path.join(folder, name));
}

/** Removes the files of these mails. */
export async function removeMailFiles(folder: string, ids: readonly number[]): Promise<void> {
  await Promise.all(ids.map((id) => rm(path.join(folder, `${id}.eml`), { force: true })));
}

/** Removes the files written before a time. */
export async function deleteMailFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /^\d+\.eml(\.draft)?$/.test(one))) {
    const file = path.join(folder, name);
    const { mtime } = await stat(file);
    if (mtime < before) await rm(file, { force: true });
  }
}
