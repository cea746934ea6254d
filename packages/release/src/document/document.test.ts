import type { DiscoveryEntry } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { aDocument, anEntry } from '../fixtures/release.ts';
import { checkDocument, DocumentError, EMPTY_DOCUMENT } from './document.ts';

function issuesOf(value: unknown): readonly string[] {
  try {
    checkDocument(value);
  } catch (error) {
    if (error instanceof DocumentError) return error.issues;
    throw error;
  }
  return [];
}

const entry = anEntry();
const withTraffic = (traffic: number, isDefault: boolean): DiscoveryEntry => ({
  ...entry,
  deployment: { traffic, default: isDefault },
});
const withSuite = (part: object) => ({ ...entry, extras: { suite: { ...entry.extras.suite, ...part } } });

describe('a discovery document', () => {
  it.each([
    ['the empty one', EMPTY_DOCUMENT],
    ['one stable version', aDocument(entry)],
    [
      'a canary beside the stable version',
      aDocument(withTraffic(95, true), {
        ...anEntry('mf-map', '2'),
        deployment: { traffic: 5, default: false },
      }),
    ],
    ['addresses elsewhere', aDocument({ ...entry, fallbackUrl: 'https://cdn.example/mf-manifest.json' })],
  ])('is good as %s', (_, document) => {
    expect(checkDocument(document)).toEqual(document);
  });

  const AT = 'microFrontends.@suite/mf-map';
  it.each<[string, unknown, string]>([
    [
      'two stable versions',
      aDocument(withTraffic(50, true), withTraffic(50, true)),
      `${AT} must have exactly one default`,
    ],
    ['no stable version', aDocument(withTraffic(100, false)), `${AT} must have exactly one default`],
    [
      'traffic of 180 percent',
      aDocument(withTraffic(100, true), withTraffic(80, false)),
      `${AT} must share out exactly 100 percent of the traffic`,
    ],
    [
      'traffic of 90 percent',
      aDocument(withTraffic(90, true)),
      `${AT} must share out exactly 100 percent of the traffic`,
    ],
    [
      'an entry without its integrity',
      aDocument(withSuite({ entry: { url: '/r/x.js' } }) as DiscoveryEntry),
      `${AT}.0.extras.suite.entry.integrity`,
    ],
    [
      'a weak integrity',
      aDocument({ ...entry, metadata: { version: '1', integrity: 'md5-AAAA' } }),
      `${AT}.0.metadata.integrity must be a sha384 value`,
    ],
    [
      'an address without encryption',
      aDocument({ ...entry, url: 'http://cdn.example/mf-manifest.json' }),
      `${AT}.0.url must be a path or an https address`,
    ],
    [
      'a container name that two versions could have',
      aDocument(withSuite({ container: 'mf_map' })),
      `${AT}.0.extras.suite.container must be a name that is unique to the version`,
    ],
    ['an app without a version', aDocument(), `${AT} must have exactly one default`],
    [
      'an app outside the suite',
      { ...aDocument(), microFrontends: { jquery: [entry] } },
      'microFrontends.jquery',
    ],
    ['a field that nobody knows', { ...aDocument(entry), author: 'x' }, 'the document'],
    ['nothing', null, 'the document'],
  ])('is refused with a sentence for %s', (_, document, issue) => {
    expect(issuesOf(document).filter((one) => one.startsWith(issue))).toHaveLength(1);
  });

  it('is told all that is wrong with it at once', () => {
    const document = aDocument({ ...entry, url: 'x', metadata: { version: '', integrity: 'x' } });
    expect(issuesOf(document)).toHaveLength(3);
    expect(() => checkDocument(document)).toThrow(/^The discovery document is not valid: .*; .*; /);
  });
});
