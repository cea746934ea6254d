import type { Amenity, Orientation, SeaView, TypeKey, UnitStatus } from '@suite/contracts';

const STATUS_IDS = {
  available: 'status.available',
  'pending-reservation': 'status.pendingReservation',
  reserved: 'status.reserved',
  sold: 'status.sold',
  unavailable: 'status.unavailable',
} as const satisfies Readonly<Record<UnitStatus, string>>;

const TYPE_IDS = {
  studio: 'type.studio',
  one_bedroom: 'type.oneBedroom',
  two_bedroom: 'type.twoBedroom',
  three_bedroom: 'type.threeBedroom',
  four_bedroom: 'type.fourBedroom',
  five_bedroom: 'type.fiveBedroom',
  six_bedroom: 'type.sixBedroom',
  duplex: 'type.duplex',
  public_area: 'type.publicArea',
} as const satisfies Readonly<Record<TypeKey, string>>;

export type StatusMessageId = (typeof STATUS_IDS)[UnitStatus];
export type TypeMessageId = (typeof TYPE_IDS)[TypeKey];

/** Id of the word for a status. */
export function statusMessageId(status: UnitStatus): StatusMessageId {
  return STATUS_IDS[status];
}

/** Id of the shorter word for tight columns; only "Pending reservation" has one of its own. */
export function statusShortMessageId(
  status: UnitStatus,
): StatusMessageId | 'status.pendingReservation.short' {
  return status === 'pending-reservation' ? 'status.pendingReservation.short' : STATUS_IDS[status];
}

/** Id of the words for an apartment type. */
export function typeMessageId(typeKey: TypeKey): TypeMessageId {
  return TYPE_IDS[typeKey];
}

/** Id of the words for a point of the compass. */
export function orientationMessageId(orientation: Orientation): `orientation.${Orientation}` {
  return `orientation.${orientation}`;
}

/** Id of the word for how much of the sea is seen. */
export function seaViewMessageId(view: SeaView): `seaView.${SeaView}` {
  return `seaView.${view}`;
}

/** Id of the word for an amenity. */
export function amenityMessageId(amenity: Amenity): `amenity.${Amenity}` {
  return `amenity.${amenity}`;
}
