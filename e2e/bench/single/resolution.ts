// Stands in for shell/src/remotes/visit/resolution.ts in the bench-only build: every visitor has the remotes of the bundle.
import { takeOffers } from '../../../shell/src/remotes/visit/offers.ts';
import { OFFERS } from './remotes.ts';

export async function resolution(): Promise<object> {
  takeOffers(OFFERS);
  return {};
}
