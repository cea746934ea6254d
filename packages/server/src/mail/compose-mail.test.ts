import { LOCALES, type Locale, UNIT_STATUSES } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { sampleMails, sampleUnit as unit, sampleVisitor as visitor } from '../testing/sample-mails.ts';
import { composeMail } from './compose-mail.ts';
import type { MailData, MailTemplate, MailUnit } from './mail-data.ts';
import { formatFloor, formatUnitCount } from './templates/formats.ts';

const EVIL = `<script>alert("1")</script>&'`;
const BREAKS = 'A\r\nBcc: victim@example.com\u2028\u0000 B';

const TEMPLATES = Object.keys(sampleMails('en')) as MailTemplate[];
const EACH = TEMPLATES.flatMap((template) => LOCALES.map((locale) => [template, locale] as const));

/** Every text of some data replaced. */
function withTexts<Data>(data: Data, text: string): Data {
  const replace = (key: string, value: unknown) =>
    typeof value === 'string' && !/link|status|wanted|change/i.test(key) ? text : value;
  return JSON.parse(JSON.stringify(data, replace)) as Data;
}

function textsOf(data: unknown, keys: RegExp): string[] {
  const found: string[] = [];
  JSON.stringify(data, (key, value) => {
    if (typeof value === 'string' && keys.test(key)) found.push(value);
    return value;
  });
  return found;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;');

describe.each(EACH)('the mail %s in %s', (template, locale) => {
  const sample = sampleMails(locale)[template];
  const compose = (data: MailData[MailTemplate]) => composeMail(template, locale, data);

  it('has every link and every word of the visitor, in text and in HTML', () => {
    const { text, html } = compose(sample);
    for (const link of textsOf(sample, /link/i)) {
      expect(text).toContain(link);
      expect(html).toContain(`href="${escaped(link)}"`);
    }
    const labels = textsOf(sample, /^(lastName|phoneNumber|note|contactTime|projectName|name)$/);
    for (const line of labels.flatMap((word) => word.split('\n'))) {
      expect(text).toContain(line);
      expect(html).toContain(line);
    }
    expect(html).toContain(`<html lang="${locale === 'rs' ? 'sr-Latn' : 'en'}">`);
  });

  it('lets nothing from outside become markup', () => {
    const { html } = compose(withTexts(sample, EVIL));
    expect(html).not.toMatch(/<script|alert\("|&'/);
  });

  it('has a subject of one line, whatever things are called', () => {
    const { subject } = compose(withTexts(sample, BREAKS.repeat(20)));
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    expect(subject.length).toBeLessThanOrEqual(150);
    expect(subject.trim()).not.toBe('');
  });

  it('has no place left to fill in, and fetches nothing', () => {
    const { subject, text, html } = compose(sample);
    expect(subject + text).not.toMatch(/[{}]|undefined|null/);
    expect(html).not.toMatch(/\{\w+\}|undefined|<img|<table|url\(/);
  });
});

describe('mails about units', () => {
  const favorites = (units: MailUnit[], locale: Locale) =>
    composeMail('favorites', locale, { ...visitor, units });

  it('writes numbers as the project does', () => {
    expect(favorites([unit()], 'en').text).toContain('Area: 52.4\u00A0m²\nFloor: 3\nStatus: Available');
    expect(favorites([unit()], 'rs').text).toContain('Površina: 52,4\u00A0m²\nSprat: 3\nStatus: Slobodan');
  });

  it.each([
    [3, '3', '3'],
    [1, '1', '1'],
    [0, 'Basement', 'Podrum'],
    [-1, 'Basement 2', 'Podrum 2'],
  ])('names floor %i', (floor, english, serbian) => {
    expect([formatFloor(floor, 'en'), formatFloor(floor, 'rs')]).toEqual([english, serbian]);
  });

  it.each([
    [1, '1 apartment', '1 stan'],
    [2, '2 apartments', '2 stana'],
    [5, '5 apartments', '5 stanova'],
    [11, '11 apartments', '11 stanova'],
    [21, '21 apartments', '21 stan'],
    [22, '22 apartments', '22 stana'],
  ])('counts %i', (count, english, serbian) => {
    expect([formatUnitCount(count, 'en'), formatUnitCount(count, 'rs')]).toEqual([english, serbian]);
  });

  it.each(UNIT_STATUSES)('has a word for %s in both languages', (status) => {
    const [english, serbian] = LOCALES.map(
      (locale) => /^Status: (.+)$/m.exec(favorites([unit({ status })], locale).text)?.[1],
    );
    expect(english).toMatch(/^[A-Z][a-z ]+$/);
    expect(serbian).toMatch(/^[A-Z][a-z ]+$/);
    expect(serbian).not.toBe(english);
  });

  it('leaves out what is not told', () => {
    const { text } = favorites([unit({ status: null, typeName: null })], 'en');
    expect(text).not.toMatch(/Status|Type/);
  });

  it('asks for what the visitor wants', () => {
    const subject = (wanted: 'price' | 'information', locale: Locale) =>
      composeMail('price-request', locale, { ...sampleMails(locale)['price-request'], wanted }).subject;
    expect(subject('price', 'en')).toBe('Price request: 304, Kuća 1, Porto Vala');
    expect(subject('information', 'en')).toBe('Information request: 304, Kuća 1, Porto Vala');
    expect(subject('price', 'rs')).toBe('Zahtev za cenu: 304, Kuća 1, Porto Vala');
    expect(subject('information', 'rs')).toBe('Zahtev za informacije: 304, Kuća 1, Porto Vala');
  });

  it.each([
    ['Ana', 'Dear Ana,'],
    ["Ana-Marija O'Neil", "Dear Ana-Marija O'Neil,"],
    ['Đorđe', 'Dear Đorđe,'],
    ['www.prizes.example', 'Hello,'],
    ['win https://x', 'Hello,'],
  ])('greets %s with "%s"', (firstName, greeting) => {
    const { text } = composeMail('price-request-received', 'en', { unit: unit(), firstName });
    expect(text.split('\n')[0]).toBe(greeting);
  });
});
