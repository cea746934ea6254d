import { expect, it } from 'vitest';
import { EMPTY_DOCUMENT } from '../document/document.ts';
import { type HistoryRecord, headAfter, headAfterBytes, NO_HISTORY, recordBytes } from '../store/history.ts';
import { historyIssues, type StoredRecord } from './stored-history.ts';

function record(revision: number, previous?: string): HistoryRecord {
  const note = { author: 'ana', reason: '', action: 'release', app: 'mf-map', from: null, to: null };
  const at = `2026-11-26T12:00:0${revision}.000Z`;
  return { revision, at, ...note, document: EMPTY_DOCUMENT, ...(previous !== undefined && { previous }) };
}

const stored = (one: HistoryRecord): StoredRecord => ({
  name: `history/${one.revision}`,
  bytes: recordBytes(one),
});
// From before anybody signed.
const early = [record(1), record(2)];
const earlyHead = early.reduce((head, one) => headAfter(head, one), NO_HISTORY);
const third = record(3, earlyHead);
const fourth = record(4, headAfter(earlyHead, third));
const head = headAfter(headAfter(earlyHead, third), fourth);
const all = [...early, third, fourth].map(stored);
const changed = (index: number) =>
  all.map((one, at) =>
    at === index ? { ...one, bytes: Buffer.from(String(one.bytes).replace('ana', 'eva')) } : one,
  );

it.each<[string, readonly StoredRecord[], string | undefined]>([
  ['as it was written', all, undefined],
  ['with an early record changed', changed(0), 'The history before history/3 is not what was signed'],
  ['with a record changed', changed(2), 'The history before history/4 is not what was signed'],
  ['with the last record changed', changed(3), 'The end of the history is not what was signed'],
  ['without its last record', all.slice(0, -1), 'The end of the history is not what was signed'],
  ['without an early record', all.slice(1), 'The history before history/3 is not what was signed'],
  [
    'with one record more',
    [...all, stored(record(5, head))],
    'The end of the history is not what was signed',
  ],
  ['without a record', [], 'The end of the history is not what was signed'],
])('a history %s', (_, records, issue) => {
  expect(historyIssues(records, head)[0]).toBe(issue);
});

it('has the same head by its records and by their bytes', () => {
  expect(all.reduce((now, { bytes }) => headAfterBytes(now, bytes), NO_HISTORY)).toBe(head);
});
