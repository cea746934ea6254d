import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `npm run standalone -- mf-account`: this remote alone, on fakes.
startAlone({ remote: 'mf-account', module, start: '/login' });
