/// <reference path="./env.d.ts" />
export { formatAsOf, formatDay, formatTime } from './formats/dates.ts';
export { floorLabel } from './formats/floors.ts';
export { formatArea, formatDecimal, formatMoney, formatPricePerArea } from './formats/numbers.ts';
export { type Formats, formatsFor, useFormats } from './formats/use-formats.ts';
export { type LightLabels, useLightLabels } from './light/use-light-labels.ts';
export { useHeart } from './members/use-heart.ts';
export { type MemberActions, type MemberUnit, useMemberActions } from './members/use-member-actions.ts';
export { usePriceLabel } from './members/use-price-label.ts';
export { usePricesShown } from './members/use-prices-shown.ts';
export { useShownUnit, useShownUnits } from './members/use-shown-units.ts';
export { useVisibility } from './members/use-visibility.ts';
export { AppIntl, type AppIntlProps } from './messages/app-intl.tsx';
export {
  amenityMessageId,
  orientationMessageId,
  type StatusMessageId,
  statusMessageId,
  statusShortMessageId,
  type TypeMessageId,
  typeMessageId,
} from './messages/message-ids.ts';
export type { CompiledMessages, MessageSet } from './messages/message-set.ts';
