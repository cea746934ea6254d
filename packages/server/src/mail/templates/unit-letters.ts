import type { Locale } from '@suite/contracts';
import type { MailData, MailUnit } from '../mail-data.ts';
import { formatApartmentCount, formatArea, formatFloor, formatStatus } from './formats.ts';
import { type Block, factsOf, fill, greeting, type Letter } from './letter.ts';
import { UNIT_WORDS } from './unit-words.ts';

/** To the sales office. */
export function priceRequest(data: MailData['price-request'], locale: Locale): Letter {
  const words = UNIT_WORDS[locale];
  const { unit, note } = data;
  const visitor = factsOf([
    [words.firstName, data.firstName],
    [words.lastName, data.lastName],
    [words.emailAddress, data.emailAddress],
    [words.phoneNumber, data.phoneNumber],
    [words.contactTime, data.contactTime],
    [words.newsletter, data.subscribeToNewsletter ? words.yes : words.no],
  ]);
  return {
    subject: fill(words.request[data.wanted].subject, { unit: placeOf(unit) }),
    greeting: words.greeting,
    blocks: [
      { kind: 'paragraph', text: words.request[data.wanted].text },
      unitBlock(unit, locale),
      { kind: 'facts', facts: visitor },
      ...quote(words.note, note),
      { kind: 'paragraph', text: words.replyToVisitor },
    ],
    signature: unit.projectName,
  };
}

/** To the visitor who asked. */
export function priceRequestReceived(data: MailData['price-request-received'], locale: Locale): Letter {
  const words = UNIT_WORDS[locale];
  return {
    subject: fill(words.received.subject, { unit: placeOf(data.unit) }),
    greeting: greeting(words, data.firstName),
    blocks: [
      { kind: 'paragraph', text: words.received.text },
      unitBlock(data.unit, locale),
      { kind: 'paragraph', text: words.notGuaranteed },
    ],
    signature: data.unit.projectName,
  };
}

/** The list that a visitor put together, to the address that the visitor named. */
export function favorites(data: MailData['favorites'], locale: Locale): Letter {
  const words = UNIT_WORDS[locale];
  const count = formatApartmentCount(data.units.length, locale);
  const sender = factsOf([
    [words.sender, `${data.firstName} ${data.lastName}`.trim()],
    [words.phoneNumber, data.phoneNumber],
  ]);
  return {
    subject: fill(words.favorites.subject, { count }),
    greeting: words.greeting,
    blocks: [
      { kind: 'paragraph', text: fill(words.favorites.text, { count }) },
      ...(sender.length > 0 ? [{ kind: 'facts', facts: sender } as const] : []),
      ...quote(words.note, data.note),
      ...data.units.map((unit) => unitBlock(unit, locale)),
      { kind: 'paragraph', text: words.notGuaranteed },
    ],
    signature: [...new Set(data.units.map((unit) => unit.projectName))].join(', '),
  };
}

function placeOf({ name, buildingName, projectName }: MailUnit): string {
  return `${name}, ${buildingName}, ${projectName}`;
}

function unitBlock(unit: MailUnit, locale: Locale): Block {
  const words = UNIT_WORDS[locale];
  return {
    kind: 'unit',
    title: fill(words.unitTitle, { number: unit.name, building: unit.buildingName }),
    facts: factsOf([
      [words.project, unit.projectName],
      [words.type, unit.typeName],
      [words.area, formatArea(unit.areaM2, locale)],
      [words.floor, formatFloor(unit.floor, locale)],
      [words.status, unit.status && formatStatus(unit.status, locale)],
    ]),
    label: words.open,
    link: unit.link,
  };
}

function quote(label: string, text: string): Block[] {
  return text ? [{ kind: 'quote', label, text }] : [];
}
