import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `npm run standalone -- mf-building`: this remote alone, on fakes.
startAlone({ remote: 'mf-building', module, start: '/masterplan/2/building/1' });
