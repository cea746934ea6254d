import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_DIR } from '@suite/content';
import { madeWorkbook } from '@suite/content/testing';
import type { Database } from '../database/connection.ts';
import { insertPerson } from './insert-person.ts';

/** The super admin of a server that has nothing else. */
const OWNER = {
  email: 'mila@developers.example',
  password: 'a-long-password',
  firstName: 'Mila',
  lastName: 'Marić',
};

/** Somebody who may begin projects, in an empty database. */
export async function fillOwner(db: Database): Promise<void> {
  const id = await insertPerson(db, OWNER, { second_factor_exempt: true });
  await db.insertInto('user_roles').values({ user_id: id, role: 'super_admin', project_id: null }).execute();
}

const COLUMNS = ['number', 'building', 'floor', 'type', 'net_area', 'terrace_area', 'price_eur', 'status'];

/** Writes what the demo's price list says of some buildings as an Excel workbook. */
export async function writePriceList(file: string, buildings: readonly string[]): Promise<void> {
  const text = await readFile(path.join(DEMO_DIR, 'units.csv'), 'utf8');
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const units = rows
    .map((cells) => COLUMNS.map((column) => cells[head.indexOf(column)] ?? ''))
    .filter(([, building = '']) => buildings.includes(building))
    .map((cells) =>
      cells.map((cell) => (cell !== '' && Number.isFinite(Number(cell)) ? Number(cell) : cell)),
    );
  await writeFile(file, madeWorkbook([COLUMNS, ...units]));
}
