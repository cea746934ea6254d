import type { Locale } from '@suite/contracts';
import type { MailData, MailUnit } from '../mail-data.ts';
import { type Block, type EmailTemplate, factsOf, fill, greeting } from './email-template.ts';
import { formatArea, formatFloor, formatStatus, formatUnitCount } from './formats.ts';
import { UNIT_LABELS } from './unit-labels.ts';

/** To the sales office. */
export function priceRequest(data: MailData['price-request'], locale: Locale): EmailTemplate {
  const labels = UNIT_LABELS[locale];
  const { unit, note } = data;
  const visitor = factsOf([
    [labels.firstName, data.firstName],
    [labels.lastName, data.lastName],
    [labels.emailAddress, data.emailAddress],
    [labels.phoneNumber, data.phoneNumber],
    [labels.contactTime, data.contactTime],
    [labels.assignee, data.assignee ?? null],
    [labels.newsletter, data.subscribeToNewsletter ? labels.newsletterAsked : labels.no],
  ]);
  return {
    subject: fill(labels.request[data.wanted].subject, { unit: placeOf(unit) }),
    greeting: labels.greeting,
    blocks: [
      { kind: 'paragraph', text: labels.request[data.wanted].text },
      unitBlock(unit, locale),
      { kind: 'facts', facts: visitor },
      ...quote(labels.note, note),
      { kind: 'paragraph', text: labels.replyToVisitor },
    ],
    signature: signatureOf([unit]),
  };
}

/** To the visitor who asked. */
export function priceRequestReceived(
  data: MailData['price-request-received'],
  locale: Locale,
): EmailTemplate {
  const labels = UNIT_LABELS[locale];
  return {
    subject: fill(labels.received.subject, { unit: placeOf(data.unit) }),
    greeting: greeting(labels, data.firstName),
    blocks: [
      { kind: 'paragraph', text: labels.received.text },
      unitBlock(data.unit, locale),
      { kind: 'paragraph', text: labels.notGuaranteed },
    ],
    signature: signatureOf([data.unit]),
  };
}

/** The list that a visitor put together, to the address that the visitor named. */
export function favorites(data: MailData['favorites'], locale: Locale): EmailTemplate {
  const labels = UNIT_LABELS[locale];
  const count = formatUnitCount(data.units.length, locale);
  const sender = factsOf([
    [labels.sender, `${data.firstName} ${data.lastName}`.trim()],
    [labels.phoneNumber, data.phoneNumber],
  ]);
  return {
    subject: fill(labels.favorites.subject, { count }),
    greeting: labels.greeting,
    blocks: [
      { kind: 'paragraph', text: fill(labels.favorites.text, { count }) },
      ...(sender.length > 0 ? [{ kind: 'facts', facts: sender } as const] : []),
      ...quote(labels.note, data.note),
      ...data.units.map((unit) => unitBlock(unit, locale)),
      { kind: 'paragraph', text: labels.notGuaranteed },
    ],
    signature: signatureOf(data.units),
  };
}

/** The projects, each with who builds it. */
function signatureOf(units: readonly MailUnit[]): string {
  const places = units.map(({ projectName, organizationName }) =>
    [projectName, organizationName].filter(Boolean).join(' · '),
  );
  return [...new Set(places)].join(', ');
}

function placeOf({ name, buildingName, projectName }: MailUnit): string {
  return `${name}, ${buildingName}, ${projectName}`;
}

function unitBlock(unit: MailUnit, locale: Locale): Block {
  const labels = UNIT_LABELS[locale];
  return {
    kind: 'unit',
    title: fill(labels.unitTitle, { number: unit.name, building: unit.buildingName }),
    facts: factsOf([
      [labels.project, unit.projectName],
      [labels.type, unit.typeName],
      [labels.area, formatArea(unit.areaM2, locale)],
      [labels.floor, formatFloor(unit.floor, locale)],
      [labels.status, unit.status && formatStatus(unit.status, locale)],
    ]),
    label: labels.open,
    link: unit.link,
  };
}

function quote(label: string, text: string): Block[] {
  return text ? [{ kind: 'quote', label, text }] : [];
}
