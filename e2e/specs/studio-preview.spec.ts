import { expect, type Page } from '@playwright/test';
import { signIn } from '../pages/people.ts';
import { OWNER, test } from '../pages/studio-server.ts';

/** The picture of the explorer, once it is there. */
const PICTURE = '[data-picture-state="ready"]';
/** The document that stands in the only frame of a page, or what the browser shows in its place. */
const framed = (page: Page) => page.frames().find((frame) => frame.parentFrame() === page.mainFrame());

/** The owner is asked how to look at the draft. */
async function openPreviews(page: Page, projectId: number): Promise<void> {
  await signIn(page.context(), OWNER);
  await page.goto(`/studio/projects/${projectId}`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
}

test('the draft is looked at in the studio, in windows of visitors, by mouse and keyboard', async ({
  page,
  projects,
}) => {
  await openPreviews(page, projects.full);
  await page.getByRole('button', { name: 'Show it here' }).click();
  const screen = page.getByRole('dialog', { name: /^Preview of version/ });
  const element = screen.locator('iframe');
  const explorer = page.frameLocator('iframe');
  await expect(explorer.locator(PICTURE)).toBeVisible();
  await expect(element).toHaveAttribute('title', /^Version \d+ as visitors would see it$/);
  await expect(screen.getByText('The preview is made …')).toBeHidden();

  await test.step('it is the real explorer on the draft, which visitors do not see', async () => {
    const previewed = new URL(framed(page)?.url() ?? '');
    expect(previewed.pathname).toMatch(/^\/masterplan/);
    const linked = (await screen.getByRole('link', { name: 'Open in a tab' }).getAttribute('href')) ?? '';
    const own = await page.request.get(linked);
    expect(own.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
    const guest = await page.context().browser()?.newContext({ baseURL: previewed.origin });
    const other = await guest?.request.get(linked);
    expect(other?.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await guest?.close();
  });

  await test.step('in the width of a phone, chosen by keys', async () => {
    await screen.getByRole('radio', { name: 'Desktop' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(element).toHaveAttribute('width', '834');
    await page.keyboard.press('ArrowRight');
    await expect(element).toHaveAttribute('width', '390');
    await expect.poll(() => framed(page)?.evaluate(() => innerWidth)).toBe(390);
  });

  await test.step('the keyboard enters the frame, and leaves the preview', async () => {
    await screen.getByRole('link', { name: 'Open in a tab' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(element).toBeFocused();
    await expect
      .poll(() => framed(page)?.evaluate(() => document.activeElement !== document.body))
      .toBe(true);
    const ended = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await screen.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(screen).toBeHidden();
    expect((await ended).status()).toBe(204);
  });

  await test.step('its link ends with it', async () => {
    await page.goto(`/studio/projects/${projects.full}/previews`);
    await expect(page.getByRole('switch', { name: /Private preview/ })).toBeVisible();
    await expect(page.getByText('Preview in the studio')).toHaveCount(0);
  });
});

test('a preview that does not come says so, and comes when it is tried again', async ({ page, projects }) => {
  await openPreviews(page, projects.full);
  const links = /\/versions\/\d+\/preview-links$/;
  await page.route(links, (route) => route.abort());
  await page.getByRole('button', { name: 'Show it here' }).click();
  const screen = page.getByRole('dialog', { name: /^Preview of version/ });
  await expect(screen.getByRole('alert')).toBeVisible();
  await page.unroute(links);
  // The page itself does not come either, at first.
  await page.route(/\/masterplan\?project=/, (route) => route.abort());
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(screen.getByRole('alert')).toHaveText(/The preview could not be shown here/);
  await page.unroute(/\/masterplan\?project=/);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe').locator(PICTURE)).toBeVisible();
});

test('no other page of ours stands in a frame, and no page of others frames a preview', async ({
  page,
  context,
  projects,
  staff,
}) => {
  await signIn(context, OWNER);
  await page.goto(`/studio/projects/${projects.full}`);
  const origin = new URL(page.url()).origin;
  const token = new URL(await staff.linkToDraft(projects.full)).hash.slice('#preview='.length);
  const opened = await page.request.post('/api/v1/public/preview-links/open', { data: { token } });
  const preview = `${origin}/masterplan?project=${(await opened.json()).projectId}`;
  const showsIn = async (outer: string, inner: string) => {
    await page.route(outer, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${inner}"></iframe>` }),
    );
    const loaded = page.waitForEvent('framenavigated', (frame) => frame.parentFrame() !== null);
    await page.goto(outer);
    await loaded;
    await page.unroute(outer);
    return framed(page)?.url() === inner;
  };
  expect(await showsIn(`${origin}/outer`, preview)).toBe(true);
  expect(await showsIn(`${origin}/outer`, `${origin}/studio`)).toBe(false);
  expect(await showsIn(`${origin}/outer`, `${origin}/masterplan?project=${projects.full}`)).toBe(false);
  expect(await showsIn('http://elsewhere.example/', preview)).toBe(false);
});
