import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { operations } from '@suite/api';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfiguration } from '../../configuration.ts';
import { type Database, openDatabase } from '../../database/connection.ts';
import { migrate } from '../../database/migrate.ts';
import { fillFixture } from '../../testing/fixture.ts';
import { fillPeople, signIn, TEST_KEY } from '../../testing/identities.ts';
import { startProcess } from '../../testing/server-process.ts';
import { makeDatabaseFolder, openTestDatabase, TEST_BACKENDS } from '../../testing/test-database.ts';
import { plainPicture, uploadForm } from '../../testing/upload-forms.ts';
import { deleteUnusedFiles, namedFiles } from './file-repository.ts';
import { openMediaFiles } from './media-files.ts';

const LIVES = 3;
const UPLOADS = 12;
const HASH = /^[\da-f]{64}$/;

describe.each(TEST_BACKENDS)(
  'a server on %s that is killed while files arrive',
  { timeout: 120_000 },
  (backend) => {
    it('leaves no file that no row names', async () => {
      const folder = await temporaryFolder();
      onTestFinished(() => folder[Symbol.asyncDispose]());
      const environment: Record<string, string> = {
        DATA_DIR: folder.path,
        PORT: '0',
        LOG_LEVEL: 'silent',
        SECRET_KEY: Buffer.from(TEST_KEY).toString('hex'),
      };
      if (backend === 'PGlite') await makeDatabaseFolder(path.join(folder.path, 'database'));
      else {
        const { url, close } = await openTestDatabase(backend);
        onTestFinished(close);
        environment.DATABASE_URL = url ?? '';
      }
      const inDatabase = async <Result>(use: (db: Database) => Promise<Result>) => {
        const db = await openDatabase(readConfiguration(environment).database);
        return use(db).finally(() => db.destroy());
      };
      const mediaDir = path.join(folder.path, 'media');
      const files = openMediaFiles({ mediaDir });
      const headers = await inDatabase(async (db) => {
        await migrate(db);
        await fillFixture(db, files.store);
        await fillPeople(db);
        return signIn(db, 'project_admin');
      });

      let accepted = 0;
      for (let life = 0; life < LIVES; life += 1) {
        const server = startProcess(environment);
        onTestFinished(() => void server.child.kill('SIGKILL'));
        const url = (await server.ready) + operations.uploadMedia.path;
        const upload = async (number: number) => {
          const picture = plainPicture(20 + number, 20 + life);
          const body = uploadForm(await picture.png().toBuffer(), { projectId: '1' });
          const { status } = await fetch(url, { method: 'POST', headers, body });
          expect(status).toBe(201);
          accepted += 1;
          server.child.kill('SIGKILL');
        };
        await Promise.allSettled(Array.from({ length: UPLOADS }, (_, number) => upload(number)));
        server.child.kill('SIGKILL');
        await server.ended;
      }
      expect(accepted).toBeGreaterThanOrEqual(LIVES);

      await inDatabase(async (db) => {
        await deleteUnusedFiles(db, files, 0);
        const kept = (await readdir(mediaDir)).filter((name) => HASH.test(name));
        expect(kept.toSorted()).toEqual(await namedFiles(db));
      });
    });
  },
);
