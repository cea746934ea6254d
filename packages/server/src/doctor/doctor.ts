import { askServer } from '../administration/ask-server.ts';
import { ConfigurationError, readConfiguration } from '../configuration.ts';
import { codeOf } from '../errors.ts';
import { examine, linesOf } from './finding.ts';
import { machineChecks } from './machine-checks.ts';

export interface Diagnosis {
  readonly lines: readonly string[];
  readonly isHealthy: boolean;
}

/**
 * Looks at the server of an environment, running or not, and changes nothing of it. A part that cannot be looked at is a
 * finding as well.
 */
export async function diagnose(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Diagnosis> {
  try {
    const configuration = readConfiguration(environment);
    const ofMachine = await examine(machineChecks(configuration));
    const ofRecords = await lookAtRecords(() => askServer(configuration, ['doctor']));
    return {
      lines: [...linesOf(ofMachine), ...ofRecords.lines],
      isHealthy: ofRecords.isHealthy && ofMachine.every(({ findings }) => findings.length === 0),
    };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const findings = error.problems.map((issue) => ({
      issue,
      help: 'Change the environment of the server.',
    }));
    return { lines: linesOf([{ name: 'Settings', findings }]), isHealthy: false };
  }
}

async function lookAtRecords(ask: () => ReturnType<typeof askServer>): Promise<Diagnosis> {
  try {
    const response = await ask();
    return response.kind === 'done'
      ? { lines: response.lines, isHealthy: true }
      : { lines: response.message.split('\n'), isHealthy: false };
  } catch (error) {
    const issue = error instanceof Error ? error.message || codeOf(error) : String(error);
    const help = 'Check DATABASE_URL and that the database runs; pages are shown from copies meanwhile.';
    return { lines: linesOf([{ name: 'Database', findings: [{ issue, help }] }]), isHealthy: false };
  }
}
