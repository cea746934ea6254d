import type { UnitStatus } from '@suite/contracts';
import {
  BOOKMARK_SIMPLE_FILL,
  CHECK_BOLD,
  HOURGLASS_MEDIUM_BOLD,
  KEY_FILL,
  MINUS_BOLD,
} from '../../icons/paths.ts';

/** Path data of each status's glyph, drawn white on its disc and on its polygon. */
export const STATUS_GLYPHS: Readonly<Record<UnitStatus, string>> = {
  available: CHECK_BOLD,
  'pending-reservation': HOURGLASS_MEDIUM_BOLD,
  reserved: BOOKMARK_SIMPLE_FILL,
  sold: KEY_FILL,
  unavailable: MINUS_BOLD,
};

/** Name of the tokens of a status: `--<token>-mark`, `-text`, `-tint` and `-rgb`. */
export const STATUS_TOKENS = {
  available: 'available',
  'pending-reservation': 'pending',
  reserved: 'reserved',
  sold: 'sold',
  unavailable: 'unavailable',
} as const satisfies Readonly<Record<UnitStatus, string>>;
