import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `pnpm --filter mf-account standalone`: this remote alone, on fakes.
startAlone({ remote: 'mf-account', module, start: '/login' });
