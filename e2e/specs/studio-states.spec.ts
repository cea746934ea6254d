import { expect, type Page, type Route } from '@playwright/test';
import { ROUTES } from '@suite/contracts';
import { violationsOf } from '../pages/axe.ts';
import { layoutIssues } from '../pages/layout.ts';
import { signIn } from '../pages/people.ts';
import { OWNER, type StudioProjects, test } from '../pages/studio-server.ts';
import { STUDIO_ROOMS, type StudioRoom } from '../pages/studio-states.ts';

/** Of a room, one after the other. */
test.setTimeout(240_000);

/** Expects that a machine finds nothing wrong with the state, wide and as narrow as the room goes. */
async function expectSound(page: Page, { least }: StudioRoom, state: string): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [least, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    // What measures itself does so with the next frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect
      .soft([state, width, await violationsOf(page), await layoutIssues(page)])
      .toEqual([state, width, [], []]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Opens the room while `respond` has what it reads. */
async function openWhile(
  page: Page,
  room: StudioRoom,
  projects: StudioProjects,
  respond: (route: Route) => unknown,
): Promise<void> {
  const reads = (url: URL) => url.pathname.startsWith('/api/') && room.reads.test(url.pathname + url.search);
  await page.route(reads, respond);
  await page.goto(room.path(projects));
}

test('every page of the studio has its states here', () => {
  const studio = Object.keys(ROUTES).filter((name) => /^studio(-|$)/.test(name));
  expect(Object.keys(STUDIO_ROOMS).toSorted()).toEqual(studio.toSorted());
});

for (const [name, room] of Object.entries(STUDIO_ROOMS)) {
  test(`${name} breaks no rule of WCAG 2.2 AA in any state that a machine can check`, async ({
    page,
    context,
    projects,
  }) => {
    await signIn(context, OWNER);
    await test.step('while it loads', async () => {
      await openWhile(page, room, projects, () => undefined);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(room.whole(page)).toBeHidden();
      await expectSound(page, room, 'loading');
      await page.unrouteAll();
    });
    await test.step('when it cannot be loaded', async () => {
      await openWhile(page, room, projects, (route) => route.fulfill({ status: 500, json: {} }));
      await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await expectSound(page, room, 'failed');
      await page.unrouteAll();
    });
    for (const language of ['', '/rs']) {
      await page.goto(`${language}${room.path(projects)}`);
      if (language === '') await expect(room.whole(page)).toBeVisible();
      else await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectSound(page, room, `whole${language}`);
    }
    const empty = room.path({ ...projects, full: projects.empty });
    if (empty !== room.path(projects) && !empty.includes(projects.view)) {
      await page.goto(empty);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectSound(page, room, 'empty');
    }
    for (const [state, open] of Object.entries(room.opened)) {
      await test.step(state, async () => {
        await page.goto(room.path(projects));
        await expect(room.whole(page)).toBeVisible();
        await open(page);
        await expectSound(page, room, state);
      });
    }
  });
}
