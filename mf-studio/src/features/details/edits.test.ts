import { describe, expect, it } from 'vitest';
import { changesOf, conflictsIn, NO_EDITS, openEdits, settled, type Values, withValue } from './edits.ts';

const NOW: Values = {
  website: null,
  location: { longitude: 18.8, latitude: 42.3 },
  'texts/title': { en: 'Porto Vala', sr: 'Porto Vala' },
  'texts/description': { en: '', sr: '' },
};
const NAMED = { en: 'Porto', sr: 'Porto' };

describe('what is typed', () => {
  it('is an edit while it differs, and is sent by what it is', () => {
    const named = withValue(NO_EDITS, NOW, 'texts/title', NAMED);
    const both = withValue(named, NOW, 'website', 'https://porto.example');
    expect(changesOf(both)).toEqual({
      website: 'https://porto.example',
      texts: [{ path: 'title', ...NAMED }],
    });
    expect(withValue(named, NOW, 'texts/title', { en: 'Porto Vala', sr: 'Porto Vala' })).toEqual(NO_EDITS);
    expect(changesOf(NO_EDITS)).toEqual({});
  });

  it('is no edit any more once it is stored, or once the thing is gone', () => {
    const edits = withValue(NO_EDITS, NOW, 'texts/title', NAMED);
    expect(openEdits(edits, { ...NOW, 'texts/title': NAMED })).toEqual(NO_EDITS);
    expect(openEdits(edits, { website: null })).toEqual(NO_EDITS);
    expect(openEdits(edits, NOW)).toBe(edits);
  });

  it('meets what somebody else wrote only where both wrote something else', () => {
    const edits = withValue(NO_EDITS, NOW, 'texts/title', NAMED);
    const foreign = { ...NOW, 'texts/title': { en: 'Vala', sr: 'Vala' } };
    expect(conflictsIn(edits, NOW)).toEqual([]);
    expect(conflictsIn(edits, { ...NOW, website: 'https://other.example' })).toEqual([]);
    expect(conflictsIn(edits, { ...NOW, 'texts/title': NAMED })).toEqual([]);
    expect(conflictsIn(edits, foreign)).toEqual(['texts/title']);
    // Typing on does not hide it.
    expect(conflictsIn(withValue(edits, foreign, 'texts/title', { en: 'P', sr: 'P' }), foreign)).toEqual([
      'texts/title',
    ]);
    const kept = settled(edits, foreign, 'texts/title', true);
    expect([conflictsIn(kept, foreign), changesOf(kept)]).toEqual([
      [],
      { texts: [{ path: 'title', ...NAMED }] },
    ]);
    expect(settled(edits, foreign, 'texts/title', false)).toEqual(NO_EDITS);
  });
});
