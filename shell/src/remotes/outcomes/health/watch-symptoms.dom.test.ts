import { afterEach, expect, test, vi } from 'vitest';
import { noteSymptom } from '../outcomes.ts';
import { watchSymptoms } from './watch-symptoms.ts';

vi.mock('../outcomes.ts');

afterEach(() => {
  document.body.innerHTML = '';
  vi.mocked(noteSymptom).mockReset();
});

test.each([
  ['that something swallows on its way is noted', true, [['errors']]],
  ['that comes to its control is not', false, []],
])('a click %s', async (_, isSwallowed, noted) => {
  document.body.innerHTML = '<div id="root"><button>Send</button></div>';
  const stop = watchSymptoms();
  const swallow = (event: Event) => event.stopPropagation();
  if (isSwallowed) document.addEventListener('click', swallow, true);
  document.querySelector('button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  document.removeEventListener('click', swallow, true);
  stop();
  expect(vi.mocked(noteSymptom).mock.calls).toEqual(noted);
});
