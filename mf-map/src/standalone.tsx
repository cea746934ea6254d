import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `pnpm --filter mf-map standalone`: this remote alone, on fakes.
startAlone({ remote: 'mf-map', module, start: '/map' });
