import { CONTRACT_VERSION, type DiscoveryDocument } from '@suite/contracts';
import { resolve } from '@suite/domain';
import { expect, test } from 'vitest';
import { discoveryDocument, documentWith } from '../../fixtures/discovery.ts';
import { withStoredVersions } from './stored-versions.ts';

const VISIT = { visitorId: 'a', cohorts: [], overrides: {}, shellVersion: CONTRACT_VERSION };
/** The document of a later release of everything. */
const later = (facts = {}): DiscoveryDocument =>
  JSON.parse(JSON.stringify(documentWith({}, facts)).replaceAll(/(?<!@)1\.0\.0-abc/g, '2.0.0-def'));

const versionsOfMap = (counts: DiscoveryDocument, ofPage: DiscoveryDocument | null) =>
  withStoredVersions(resolve(counts, VISIT), counts, ofPage, VISIT)['mf-map']?.map(({ version }) => version);

test.each([
  ['the same document', discoveryDocument(), discoveryDocument(), ['1.0.0-abc']],
  ['a later one that counts', later(), discoveryDocument(), ['2.0.0-def', '1.0.0-abc']],
  ['none in the page', later(), null, ['2.0.0-def']],
  [
    'a version that was withdrawn since',
    later({ revoked: ['mf-map@1.0.0-abc'] }),
    discoveryDocument(),
    ['2.0.0-def'],
  ],
  ['a page that needs another shell', later(), discoveryDocument('^9.0.0'), ['2.0.0-def']],
] as const)('with %s', (_, counts, ofPage, versions) => {
  expect(versionsOfMap(counts, ofPage)).toEqual(versions);
});
