import type { OutcomeRow } from './repository.ts';

/**
 * What a page reported, as the attributes of an OpenTelemetry event: by its conventions where they have a name, so that
 * whoever gathers the log can pass it on as it is. Nothing of a person: the session is made up for one page view.
 */
export function outcomeAttributes(
  row: Omit<OutcomeRow, 'began_at' | 'network'>,
): Readonly<Record<string, unknown>> {
  const { session, remote, version, cohort, reason, load_ms: loadMs } = row;
  return {
    'event.name': 'suite.remote.outcome',
    'session.id': session,
    'service.namespace': 'suite',
    'service.name': remote,
    'service.version': version,
    'suite.cohort': cohort,
    'suite.outcome': row.bad ? 'bad' : row.settled ? 'good' : 'mounted',
    'suite.language': row.language,
    'suite.device': row.device,
    'suite.member': row.member,
    ...(reason !== null && { 'error.type': reason }),
    ...(loadMs !== null && { 'suite.load.duration': loadMs / 1000 }),
    ...(row.symptoms.length > 0 && { 'suite.symptoms': row.symptoms }),
  };
}
