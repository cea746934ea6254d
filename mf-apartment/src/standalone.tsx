import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `npm run standalone -- mf-apartment`: this remote alone, on fakes.
startAlone({ remote: 'mf-apartment', module, start: '/masterplan/2/building/1/apartment/4' });
