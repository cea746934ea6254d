import { expect } from '@playwright/test';
import { violationsOf } from '../pages/axe.ts';
import { layoutIssues } from '../pages/layout.ts';
import { signIn } from '../pages/people.ts';
import { LASTING_STATES } from '../pages/studio-lasting.ts';
import { test as base, OWNER } from '../pages/studio-server.ts';
import { Trial } from '../pages/trial.ts';

/** With a version on trial from the beginning. */
const test = base.extend<object, { trial: Trial }>({
  trial: [
    async ({ ownServer }, use) => use(await Trial.begin(ownServer, 'mf-map')),
    { scope: 'worker', auto: true },
  ],
});
test.use({ actionTimeout: 15_000 });
// In one worker, by turns: figures of a trial take a minute and a half to come, at each server anew.
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

for (const [name, state] of Object.entries(LASTING_STATES)) {
  for (const language of ['en', 'rs'] as const) {
    test(`${name} breaks no rule of WCAG 2.2 AA and fits, in ${language}`, async ({
      page,
      context,
      projects,
      staff,
      trial,
    }) => {
      const setting = { page, staff, projects, trial };
      await signIn(context, OWNER);
      await state.prepare?.(setting);
      try {
        await page.goto(`${language === 'rs' ? '/rs' : ''}${state.path(projects)}`);
        await state.reach(setting);
        for (const [width, height] of [
          [1440, 900],
          [state.least, 844],
        ] as const) {
          await page.setViewportSize({ width, height });
          // What measures itself does so with the next frame.
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
          );
          expect.soft([width, await violationsOf(page), await layoutIssues(page)]).toEqual([width, [], []]);
        }
      } finally {
        await state.leave?.(setting);
      }
    });
  }
}
