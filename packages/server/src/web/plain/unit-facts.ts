import { commercialState } from '@suite/access';
import type { Media, Unit } from '@suite/api';
import { type Locale, MEDIA_TYPE_IDS, type PictureWidth } from '@suite/contracts';
import { statusOf } from '@suite/domain';
import { type Html, html } from '../../html.ts';
import { formatArea, formatFloor, formatStatus } from '../../mail/templates/formats.ts';
import type { Seller } from '../head/page-head.ts';
import { EMPTY_FORM, type EnquiryVariant, enquiryForm } from './enquiry-form.ts';
import { type MessageId, message } from './message.ts';
import { priceText, typeText } from './unit-table.ts';

/** The plan stands in a column of text. */
const PICTURE_PX: PictureWidth = 800;

interface DescribedUnit {
  readonly unit: Unit;
  /** Number and building, for who does not see the picture. */
  readonly name: string;
  readonly variant: EnquiryVariant;
  readonly seller: Seller | null;
}

/** Plan and facts of a unit, and the form to ask for its price, unless it is gone. */
export function unitFacts({ unit, name, variant, seller }: DescribedUnit, locale: Locale): Html {
  const status = statusOf(unit);
  const facts: readonly (readonly [MessageId, string | number | null | false])[] = [
    ['unit.type', typeText(unit, locale)],
    ['unit.netArea', unit.area > 0 && formatArea(unit.area, locale)],
    [
      'unit.terrace',
      unit.terraceArea !== null && unit.terraceArea > 0 && formatArea(unit.terraceArea, locale),
    ],
    ['unit.floor', formatFloor(unit.floor, locale)],
    ['unit.rooms', unit.rooms > 0 && unit.rooms],
    ['unit.orientation', unit.orientation && message(locale, `orientation.${unit.orientation}`)],
    ['unit.status', status && formatStatus(status, locale)],
    ['unit.price', commercialState(unit).kind !== 'gone' && priceText(unit, locale)],
  ];
  const rows = facts.flatMap(([id, value]) =>
    value ? [html`<dt>${message(locale, id)}</dt><dd>${value}</dd>`] : [],
  );
  return html`<div class="unit">${picture(unit.media, name)}<dl>${rows}</dl></div>${
    commercialState(unit).kind !== 'gone' &&
    html`<section id="ask"><h2>${message(locale, 'common.askForPrice')}</h2><p>${message(
      locale,
      'apartment.ask.intro',
      {
        days: seller?.replyDays ?? 0,
      },
    )}</p>${enquiryForm({ ...EMPTY_FORM, apartmentId: unit.id, variant }, locale)}</section>`
  }`;
}

/** The plan, else the first picture; asked for only where it is shown. */
function picture(media: readonly Media[], name: string): Html | null {
  const drawn = media.filter(({ url, contentType }) => url && contentType?.startsWith('image/'));
  const plan = drawn.find(({ mediaTypeId }) => mediaTypeId === MEDIA_TYPE_IDS.floor_plan) ?? drawn[0];
  if (!plan?.url) return null;
  const { width = null, height = null } = plan.mediaData ?? {};
  const url = plan.contentType === 'image/svg+xml' ? plan.url : `${plan.url}&resize=${PICTURE_PX}`;
  const size = width !== null && height !== null && html` width="${width}" height="${height}"`;
  return html`<img src="${url}" alt="${name}"${size} loading="lazy">`;
}
