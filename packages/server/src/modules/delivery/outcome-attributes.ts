import type { OutcomeReport } from '@suite/api';

/**
 * What a page reported, as the attributes of an OpenTelemetry event: by its conventions where they have a name, so that
 * whoever gathers the log can pass it on as it is. Nothing of a person: the session is made up for one page view.
 */
export function outcomeAttributes(
  outcome: OutcomeReport['outcomes'][number],
): Record<string, string | number> {
  const { session, remote, version, cohort, reason, loadMs } = outcome;
  return {
    'event.name': 'suite.remote.outcome',
    'session.id': session,
    'service.namespace': 'suite',
    'service.name': remote,
    'service.version': version,
    'suite.cohort': cohort,
    'suite.outcome': outcome.outcome,
    ...(reason !== undefined && { 'error.type': reason }),
    ...(loadMs !== undefined && { 'suite.load.duration': loadMs / 1000 }),
  };
}
