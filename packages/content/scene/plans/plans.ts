import { ONE_BEDROOM } from './one-bedroom.ts';
import { type Plan, piece } from './plan.ts';
import { STUDIO } from './studio.ts';
import { THREE_BEDROOM } from './three-bedroom.ts';
import { TWO_BEDROOM } from './two-bedroom.ts';

/** The one with three bedrooms, its study a bedroom. */
const FOUR_BEDROOM: Plan = {
  ...THREE_BEDROOM,
  title: 'Four bedrooms',
  rooms: THREE_BEDROOM.rooms.map((room) =>
    room.kind === 'study' ? { ...room, name: 'Bedroom 4', kind: 'bedroom' } : room,
  ),
  furniture: [
    ...THREE_BEDROOM.furniture.filter(
      ({ kind, x, y }) => !(kind === 'desk' && x > 12) && !(kind === 'daybed' && y > 11),
    ),
    piece('bed', [11.7, 11.2, 1.5, 2.05]),
    piece('wardrobe', [9.6, 11.6, 1.6, 0.55], 1),
  ],
};

/** By the names of the demo's types. */
export const PLANS: Readonly<Record<string, Plan>> = {
  studio: STUDIO,
  one_bedroom: ONE_BEDROOM,
  two_bedroom: TWO_BEDROOM,
  three_bedroom: THREE_BEDROOM,
  four_bedroom: FOUR_BEDROOM,
};
