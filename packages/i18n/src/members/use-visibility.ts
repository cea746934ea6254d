import { useStore } from '@nanostores/react';
import { type Visibility, type VisibilityFacts, visibilityOf } from '@suite/access';
import { $profile } from '@suite/bus';

/** Favourites and compare, which do not depend on who is on the project; `settings`: null while they are not known. */
export function useVisibility(
  settings: VisibilityFacts['settings'],
): Pick<Visibility, 'favourites' | 'compare'> {
  const profileId = useStore($profile)?.id ?? null;
  return visibilityOf({ profileId, usersOnProject: [], settings });
}
