import { startAlone } from '@suite/testing/standalone';
import * as module from './remote.ts';

// `npm run standalone -- mf-studio`: this remote alone, on fakes.
startAlone({ remote: 'mf-studio', module, start: '/studio' });
