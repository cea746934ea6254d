import { examine, linesOf } from '../doctor/finding.ts';
import { recordChecks } from '../doctor/record-checks.ts';
import { RequestError } from '../errors.ts';
import type { Command } from './command.ts';

/** The part of `doctor` that needs the database; `cli.ts` looks at the machine before. */
export const doctorCommand: Command = {
  usage: 'doctor',
  summary: 'look for what is wrong with settings, stores, files, mails and records, and what helps',
  audit: 'none',
  run: async (administration) => {
    const examinations = await examine(recordChecks(administration));
    const lines = linesOf(examinations);
    if (examinations.every(({ findings }) => findings.length === 0)) return lines;
    throw new RequestError(409, 'issues-found', lines.join('\n'));
  },
};
