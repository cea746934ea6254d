import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { buildingPath, demoApartments, demoBuilding } from '../pages/demo.ts';

test('no page of the line breaks a rule of WCAG 2.2 AA that a machine can check', async ({
  page,
  request,
}) => {
  const building = await demoBuilding(request, 'B2');
  const [home] = await demoApartments(request, building);
  const paths = [
    '/map',
    '/masterplan/1',
    buildingPath(building),
    `${buildingPath(building)}?status=available&list=1`,
    `${buildingPath(building)}/apartment/${home?.id}`,
    '/rs/login',
    '/nowhere',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(
      violations.map(
        ({ id, nodes }) => `${path} ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      ),
    ).toEqual([]);
  }
});
