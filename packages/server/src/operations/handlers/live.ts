import { followBuilding } from '../../live/follow-building.ts';
import type { Handlers } from '../request-context.ts';

export const LIVE_HANDLERS = { followBuilding } satisfies Partial<Handlers>;
