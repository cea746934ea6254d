import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `pnpm --filter mf-panels standalone`: this remote alone, on fakes.
startAlone({ remote: 'mf-panels', module, start: '/compare-apartments-view' });
