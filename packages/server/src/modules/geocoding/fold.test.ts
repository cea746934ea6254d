import { describe, expect, it } from 'vitest';
import { fold, foldings } from './fold.ts';

describe('folded names', () => {
  it.each([
    ['Budva', 'budva'],
    ['ČAČAK', 'cacak'],
    ['Београд', 'beograd'],
    ['Љубљана и Њујорк', 'ljubljana i njujork'],
    ['Џакарта', 'dzakarta'],
    ['Čajetina – Zlatibor', 'cajetina zlatibor'],
    ['Bosnia & Herzegovina', 'bosnia and herzegovina'],
    ["Provence-Alpes-Côte d'Azur", 'provence alpes cote dazur'],
    ['Łódź', 'lodz'],
    ['  New   York ', 'new york'],
    ['東京', '東京'],
    ['!?', ''],
  ])('%j is %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('know both ways to type đ', () => {
    expect(foldings('Inđija')).toEqual(['indjija', 'indija']);
    expect(foldings('Budva')).toEqual(['budva']);
  });
});
