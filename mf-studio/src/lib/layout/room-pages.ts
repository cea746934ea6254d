import {
  DOOR,
  ENVELOPE_SIMPLE,
  EYE_SLASH,
  IMAGES,
  KEY,
  LIST_BULLETS,
  SHARE_NETWORK,
  SLIDERS_HORIZONTAL,
  TRANSLATE,
  USER_PLUS,
} from '@suite/ui/icons';
import type { Room } from '../rooms.ts';

/** Route and icon of each room. */
export const ROOM_PAGES = {
  overview: { route: 'studio-project', icon: LIST_BULLETS },
  pictures: { route: 'studio-pictures', icon: IMAGES },
  units: { route: 'studio-homes', icon: DOOR },
  enquiries: { route: 'studio-requests', icon: ENVELOPE_SIMPLE },
  texts: { route: 'studio-texts', icon: TRANSLATE },
  settings: { route: 'studio-settings', icon: SLIDERS_HORIZONTAL },
  publishing: { route: 'studio-publishing', icon: EYE_SLASH },
  previews: { route: 'studio-previews', icon: SHARE_NETWORK },
  people: { route: 'studio-accounts', icon: USER_PLUS },
  signOn: { route: 'studio-sign-on', icon: KEY },
} as const satisfies Readonly<Record<Room, { readonly route: string; readonly icon: string }>>;
