// `npm run requirements`: which rows of the specification a test shows, by owner. A test shows a row by
// having the row's id in its title: `[R2.014] …`; where something is to be seen of the row, a conformance visit of the
// running product shows it. `npm run requirements -- <owner>` lists that owner's rows.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coverage, parseRequirements, type RowCoverage } from './requirement-rows.ts';
import { lastResults, testTitles } from './test-results.ts';

const file = path.resolve(import.meta.dirname, '../e2e/requirements.tsv');
const visits = testTitles(path.resolve(import.meta.dirname, '../e2e/conformance'));
const rows = coverage(parseRequirements(readFileSync(file, 'utf8')), testTitles(), visits, lastResults());
const wanted = process.argv[2];

const MARKS: Readonly<Record<RowCoverage['state'], string>> = {
  passed: '✓',
  failed: '✗',
  'not-run': '·',
  uncovered: ' ',
};

const owners = [...new Set(rows.map((row) => row.owner))].toSorted();
if (wanted && !owners.includes(wanted)) {
  console.error(`There is no owner ${wanted}. Owners: ${owners.join(', ')}`);
  process.exit(1);
}

console.log('owner           rows  covered  passed  failed  uncovered');
for (const owner of owners) {
  const own = rows.filter((row) => row.owner === owner);
  const count = (state: RowCoverage['state']) => own.filter((row) => row.state === state).length;
  const uncovered = count('uncovered');
  console.log(
    [
      owner.padEnd(14),
      String(own.length).padStart(6),
      String(own.length - uncovered).padStart(8),
      String(count('passed')).padStart(7),
      String(count('failed')).padStart(7),
      String(uncovered).padStart(10),
    ].join(' '),
  );
}
const covered = rows.filter((row) => row.state !== 'uncovered').length;
console.log(`\n${covered} of ${rows.length} rows are covered (✓ passed, ✗ failed, · not in the last run)\n`);
for (const row of rows.filter((one) => !wanted || one.owner === wanted)) {
  if (!wanted && row.state === 'uncovered') continue;
  const where = row.seen === 'nothing' ? '' : `  (seen in ${row.settings.length} settings)`;
  console.log(`${MARKS[row.state]} ${row.id}  ${row.owner.padEnd(13)} ${row.requirement}${where}`);
}
if (!wanted) {
  for (const owner of owners) {
    const open = rows.filter((row) => row.owner === owner && row.state === 'uncovered').map((row) => row.id);
    if (open.length > 0) console.log(`\nuncovered, ${owner}: ${open.join(' ')}`);
  }
}
