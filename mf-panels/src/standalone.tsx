import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `npm run standalone -- mf-panels`: this remote alone, on fakes.
startAlone({ remote: 'mf-panels', module, start: '/compare-apartments-view' });
