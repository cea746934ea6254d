import { DOOR, ENVELOPE_SIMPLE, IMAGES, LIST_BULLETS, SLIDERS_HORIZONTAL, TRANSLATE } from '@suite/ui/icons';
import type { Room } from '../rooms.ts';

/** Route and icon of each room. */
export const ROOM_PAGES = {
  overview: { route: 'studio-project', icon: LIST_BULLETS },
  pictures: { route: 'studio-pictures', icon: IMAGES },
  units: { route: 'studio-homes', icon: DOOR },
  enquiries: { route: 'studio-requests', icon: ENVELOPE_SIMPLE },
  texts: { route: 'studio-texts', icon: TRANSLATE },
  settings: { route: 'studio-settings', icon: SLIDERS_HORIZONTAL },
} as const satisfies Readonly<Record<Room, { readonly route: string; readonly icon: string }>>;
