// What goes along with the visit; the first page is drawn without it.
import { forgetRequestsAtLogout } from './outbox/forget-at-logout.ts';
import { watchInput } from './remotes/outcomes/loop.ts';
import { reportWhenLeft } from './remotes/outcomes/outcomes.ts';
import { prefetchInView, prefetchOnIntent } from './remotes/prefetch.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { followServiceWorkerCache } from './service-worker/service-worker-cache.ts';
import { followFavourites } from './session/follow-favourites.ts';

followFavourites();
forgetRequestsAtLogout();
prefetchOnIntent();
prefetchInView();
reportWhenLeft();
watchInput();
followServiceWorkerCache();
// In development what is kept would stand in for what was just written.
if (!__IS_DEVELOPMENT__) registerServiceWorker().catch((error: unknown) => console.warn(error));
