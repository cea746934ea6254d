import type { APIRequestContext, Page } from '@playwright/test';
import type { Unit } from '@suite/api';
import type { Locale } from '@suite/contracts';
import { buildingPath, demoBuilding, demoUnits } from './demo.ts';
import { type Labels, labelsOf } from './labels.ts';
import { Panels } from './panels.ts';

/** The page of a home, over which every panel is opened, used and left; at the sizes of desk, tablet and phone. */
export interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly say: Labels;
  readonly panels: Panels;
  readonly unit: Unit;
  readonly other: Unit;
  readonly isPhone: boolean;
}

/** Opens the page of a home that no journey sells. */
export async function visit(page: Page, request: APIRequestContext, locale: Locale): Promise<Visit> {
  const building = await demoBuilding(request, 'B1');
  const [unit, other] = (await demoUnits(request, building)).filter(({ status }) => status === 'available');
  if (!unit || !other) throw new Error('B1 has no two homes');
  const say = labelsOf(locale);
  await page.goto(`${locale === 'rs' ? '/rs' : ''}${buildingPath(building)}/apartment/${unit.id}`);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  return { page, request, say, panels: new Panels(page, say), unit, other, isPhone };
}
