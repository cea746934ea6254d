import { execFile } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import { startProcess } from '../testing/server-process.ts';
import { makeDatabaseFolder } from '../testing/test-database.ts';

const CLI = path.join(import.meta.dirname, 'cli.ts');

function admin(dataDir: string, ...typed: string[]): Promise<{ code: number; output: string }> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI, ...typed], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

it('works on the data of a running server, and on the data alone when none runs', async () => {
  const folder = await temporaryFolder();
  onTestFinished(() => folder[Symbol.asyncDispose]());
  await makeDatabaseFolder(path.join(folder.path, 'database'));
  const server = startProcess({ PORT: '0', DATA_DIR: folder.path });
  const url = await server.ready;
  const made = await admin(folder.path, 'create-user', 'ana@staff.example');
  expect(made).toMatchObject({ code: 0, output: expect.stringMatching(/^Account \d+ is made/) });
  const password = /Password: (\S+)/.exec(made.output)?.[1];
  const login = await fetch(`${url}/api/v1/users/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ana@staff.example', password }),
  });
  expect(login.status).toBe(200);
  const diagnosis = await admin(folder.path, 'doctor');
  expect(diagnosis.code).toBe(1);
  expect(diagnosis.output).toMatch(/^ISSUE Releases: Nothing is released$/m);
  expect(diagnosis.output).toMatch(/^good {2}Audit ledger$/m);
  server.child.kill('SIGKILL');
  await server.ended;
  expect(await admin(folder.path, 'set-role', 'ana@staff.example', 'super_admin')).toEqual({
    code: 0,
    output: 'ana@staff.example is super_admin everywhere.\n',
  });
  const unknown = await admin(folder.path, 'dance');
  expect(unknown.code).toBe(1);
  expect(unknown.output).toMatch(/^There is no verb dance\.\nUsage: npm run admin/);
}, 60_000);
