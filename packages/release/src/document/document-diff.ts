import type { DiscoveryDocument, DiscoveryEntry } from '@suite/contracts';
import { factsOf } from './document.ts';

/** What differs between two documents, a line for each: `- …` was, `+ …` is. */
export function documentDiff(before: DiscoveryDocument, after: DiscoveryDocument): readonly string[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  return [
    ...was.filter((line) => !is.includes(line)).map((line) => `- ${line}`),
    ...is.filter((line) => !was.includes(line)).map((line) => `+ ${line}`),
  ];
}

function linesOf(document: DiscoveryDocument): readonly string[] {
  const { revoked, insecure, locked, exclusive, serviceWorker } = factsOf(document);
  return [
    ...Object.entries(document.microFrontends).flatMap(([name, entries]) =>
      entries.map((entry) => `${name} ${lineOf(entry)}`),
    ),
    ...revoked.map((one) => `revoked ${one}`),
    ...insecure.map((one) => `insecure ${one}`),
    ...locked.map((one) => `locked ${one}`),
    `service worker ${serviceWorker ? 'on' : 'off'}`,
    `canaries ${exclusive ? 'in disjoint slices' : 'each for itself'}`,
  ];
}

function lineOf({ metadata, deployment, extras }: DiscoveryEntry): string {
  const { state, contract } = extras.suite;
  const cohorts = deployment.cohorts ? ` cohorts ${deployment.cohorts.join(',')}` : '';
  return `${metadata.version} ${state} ${deployment.traffic} %${cohorts} contract ${contract.requiresShell}`;
}
