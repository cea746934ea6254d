import { expect, type Page } from '@playwright/test';
import { labelsOf } from './labels.ts';
import { PicturePage } from './picture.ts';
import { newAddress, RequestForm } from './request-form.ts';

/** Somebody from outside goes from the picture of the site to a home, and asks for its price. */
export async function visitUnit(page: Page): Promise<void> {
  const browser = page.context().browser();
  const visitor = await browser?.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' });
  const visit = await visitor?.newPage();
  if (!visitor || !visit) throw new Error('There is no browser');
  const ofModel: string[] = [];
  visit.on('request', (request) => MODEL.test(request.url()) && ofModel.push(request.url()));
  await visit.goto('/');
  await visit.getByRole('link', { name: 'Explore the homes' }).click();
  await visit.getByRole('link', { name: /^H1, 15 available/ }).press('Enter');
  await expect(visit).toHaveURL(/\/building\/\d+$/);
  // Of the shapes that lie far from the focus there are no links.
  const unit = visit.getByRole('group', { name: 'Homes in the picture' }).getByRole('link').first();
  const name = /Apartment (\d+)/.exec((await unit.getAttribute('aria-label')) ?? '')?.[1] ?? 'none';
  await unit.press('Enter');
  await expect(visit).toHaveURL(/\/apartment\/\d+$/);
  await expect(visit.getByRole('heading', { name: new RegExp(`\\b${name}\\b`) }).first()).toBeVisible();
  await visit.getByRole('main').getByRole('button', { name: 'Ask for price' }).first().click();
  const form = new RequestForm(visit, labelsOf('en'));
  await form.fillIn(newAddress());
  await form.send.click();
  await expect(visit.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
  await expectNo3D(visit);
  expect(ofModel).toEqual([]);
  await visitor.close();
}

/** Documents, files and code of models. */
const MODEL = /\/model(\/|$)|\.glb|model-(engine|view)|(building|masterplan)-model|terrace/;

/** A project without a model says nothing of one, from the picture of the site to a home and back. */
async function expectNo3D(visit: Page): Promise<void> {
  const unit = new URL(visit.url()).pathname;
  const building = unit.replace(/\/apartment\/.*/, '');
  for (const path of [unit, building, `${building}?view=3d`, '/masterplan/1', '/masterplan/1?view=3d']) {
    await visit.goto(path);
    if (path === unit) await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
    else await new PicturePage(visit).isReady();
    await expect(visit.getByText(/\b3D\b/)).toHaveCount(0);
    await expect(visit.getByRole('link', { name: /3D/ })).toHaveCount(0);
    await expect(visit.getByText('Evening sun')).toHaveCount(0);
  }
}
