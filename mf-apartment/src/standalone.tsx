import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `pnpm --filter mf-apartment standalone`: this remote alone, on fakes.
startAlone({ remote: 'mf-apartment', module, start: '/masterplan/2/building/1/apartment/4' });
