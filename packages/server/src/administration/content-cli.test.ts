import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { madeZip } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { describe, expect, it } from 'vitest';

const CLI = path.resolve(import.meta.dirname, 'content-cli.ts');
const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [CLI, ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );

const SMALL_PROJECT = `
organisation: { name: Gradnja }
title: Dvorište
location: { longitude: 20.46, latitude: 44.81, place: { en: Belgrade, sr: Beograd } }
views:
  - { id: site, title: { en: Site, sr: Parcela }, image: plan.svg }
buildings:
  - { name: A, title: { en: Building A, sr: Zgrada A }, floors: 4 }
`;

describe('the content command', { timeout: 60_000 }, () => {
  it('checks the demo project', async () => {
    const { code, stdout } = await run('check');
    expect([code, stdout]).toEqual([
      0,
      'Porto Vala is fine: 3 communities, 12 buildings, 371 units, 19 views (units: UTF-8, commas, decimal point).\n',
    ]);
  });

  it('says what keeps it from making a model', async () => {
    await using folder = await temporaryFolder();
    const none = await run('model', folder.path);
    expect([none.code, none.stderr]).toEqual([
      1,
      'model.glb: error: The file is missing. Put the model there as binary glTF (GLB).\n',
    ]);
    expect((await run('model')).stderr).toContain('model <folder>');
  });

  it('lists what is wrong with a folder, and fails', async () => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.path, 'units.csv'), 'number\n1\n');
    const { code, stderr } = await run('check', folder.path);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'project.yaml: error: The file is missing.',
      'units.csv:1:1: error: There is no column building. Head one building / zgrada.',
      'units.csv:1:1: error: There is no column floor. Head one floor / sprat.',
      'units.csv:1:1: error: There is no column type. Head one type / struktura.',
      'units.csv:1:1: error: There is no column net_area. Head one net area / površina.',
    ]);
  });

  it('reports to programs in JSON, and takes warnings for errors when it is told to', async () => {
    await using folder = await temporaryFolder();
    await writeFile(path.join(folder.path, 'project.yaml'), SMALL_PROJECT);
    await writeFile(
      path.join(folder.path, 'units.csv'),
      'Broj;Sprat;Struktura;Površina;Cena;Napomena\n1;1;Garsonjera;31,5;90.000;lepo\n',
    );
    await writeFile(path.join(folder.path, 'plan.svg'), '<svg viewBox="0 0 800 600"/>');
    const report = await run('check', folder.path, '--json');
    expect(report.code).toBe(0);
    expect(JSON.parse(report.stdout)).toEqual({
      isFine: true,
      summary: { communities: 0, buildings: 1, units: 1, views: 1 },
      unitsFormat: 'UTF-8, semicolons, decimal comma',
      issues: [
        {
          file: 'units.csv',
          place: { line: 1, column: 36 },
          severity: 'warning',
          message: 'The column “Napomena” is unknown and not read.',
          expected: null,
        },
      ],
    });
    expect((await run('check', folder.path, '--strict')).code).toBe(1);
  });

  it('writes a folder that has nothing wrong with it, and none over another', async () => {
    await using folder = await temporaryFolder();
    const made = path.join(folder.path, 'my-project');
    expect((await run('new', made)).stdout).toContain('project.schema.json');
    const { code, stdout, stderr } = await run('check', made, '--strict');
    expect([code, stdout, stderr]).toEqual([
      0,
      'My project is fine: 0 communities, 1 building, 6 units, 2 views (units: UTF-8, commas, decimal point).\n',
      '',
    ]);
    expect(await run('new', made)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('it is not empty'),
    });
  });

  it('checks an archive of a folder, and says in JSON what it refuses', async () => {
    await using folder = await temporaryFolder();
    const file = path.join(folder.path, 'project.zip');
    await writeFile(file, madeZip([{ name: '../project.yaml', data: SMALL_PROJECT }]));
    const { code, stdout } = await run('check', file, '--json');
    expect([code, JSON.parse(stdout)]).toEqual([
      1,
      {
        isFine: false,
        summary: null,
        unitsFormat: null,
        issues: [
          {
            file: '../project.yaml',
            place: null,
            severity: 'error',
            message: 'The name of the file leads out of the folder.',
            expected: null,
          },
        ],
      },
    ]);
  });

  it('says that a folder is not there', async () => {
    const { code, stderr } = await run('check', '/nowhere/at/all');
    expect([code, stderr]).toEqual([1, 'The folder /nowhere/at/all cannot be used (ENOENT).\n']);
  });

  it('shows its usage for anything else', async () => {
    for (const command of [[], ['help'], ['nonsense']]) {
      const { code, stderr } = await run(...command);
      expect(stderr).toContain('Usage: npm run content -- <command>');
      expect(code).toBe(command[0] === 'nonsense' ? 1 : 0);
    }
  });
});
