import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `npm run standalone -- mf-map`: this remote alone, on fakes.
startAlone({ remote: 'mf-map', module, start: '/map' });
