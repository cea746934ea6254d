// `node tools/run.mjs pnpm --filter @suite/testing record [http://localhost:3000]`: writes down what a running suite answers about the demo
// project, for remotes that run alone. Once after the demo or the shape of an answer has changed.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const RESPONSES = path.join(import.meta.dirname, '../src/standalone/answers.ndjson');
const FRONTEND = '/api/v1/frontend';
const MASTERPLANS = [1, 2, 3, 4];
/** Two of the demo's buildings: enough to compare, small enough to keep. */
const BUILDINGS = [1, 2];
const origin = process.argv[2] ?? 'http://localhost:3000';

async function bodyOf(address: string): Promise<unknown> {
  const response = await fetch(origin + address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

async function idsOf(address: string): Promise<number[]> {
  const { data } = (await bodyOf(`${address}?langId=1`)) as { data: { id: number }[] };
  return data.map(({ id }) => id);
}

async function addresses(): Promise<string[]> {
  const [building = 1] = BUILDINGS;
  const units = await idsOf(`${FRONTEND}/buildings/${building}/apartments`);
  const below = (base: string, names: readonly string[]) => names.map((name) => `${base}${name}?langId=1`);
  return [
    `${FRONTEND}/organizations/fetchOrganization?langId=1`,
    `${FRONTEND}/projects?type=geocode&langId=1`,
    `${FRONTEND}/projects/1/settings`,
    ...below(`${FRONTEND}/projects/1`, ['', '/masterplans', '/buildings']),
    '/api/v1/public/apartments/filter-bounds?organizationId=1',
    ...MASTERPLANS.flatMap((id) =>
      below(`${FRONTEND}/masterplans/${id}`, ['', '/masterplans', '/buildings', '/pois']),
    ),
    ...BUILDINGS.flatMap((id) =>
      below(`${FRONTEND}/buildings/${id}`, ['', '/apartments', '/apartment-types', '/pois']),
    ),
    ...units.map((id) => `${FRONTEND}/apartments/${id}?langId=1`),
  ];
}

const lines: string[] = [];
for (const address of await addresses()) {
  lines.push(JSON.stringify({ path: address.split('?')[0], body: await bodyOf(address) }));
}
await writeFile(RESPONSES, `${lines.join('\n')}\n`);
console.log(`${lines.length} answers`);
