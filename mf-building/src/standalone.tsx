import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `pnpm --filter mf-building standalone`: this remote alone, on fakes.
startAlone({ remote: 'mf-building', module, start: '/masterplan/2/building/1' });
