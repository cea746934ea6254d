import type { APIRequestContext, Page } from '@playwright/test';
import type { Apartment, Locale } from '@suite/contracts';
import { buildingPath, demoApartments, demoBuilding } from './demo.ts';
import { Panels } from './panels.ts';
import { type Words, wordsOf } from './words.ts';

/** The page of a home, over which every panel is opened, used and left; at the sizes of desk, tablet and phone. */
export interface Visit {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly say: Words;
  readonly panels: Panels;
  readonly home: Apartment;
  readonly other: Apartment;
  readonly isPhone: boolean;
}

/** Opens the page of a home that no journey sells. */
export async function visit(page: Page, request: APIRequestContext, locale: Locale): Promise<Visit> {
  const building = await demoBuilding(request, 'B1');
  const [home, other] = (await demoApartments(request, building)).filter(
    ({ status }) => status === 'available',
  );
  if (!home || !other) throw new Error('B1 has no two homes');
  const say = wordsOf(locale);
  await page.goto(`${locale === 'rs' ? '/rs' : ''}${buildingPath(building)}/apartment/${home.id}`);
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  return { page, request, say, panels: new Panels(page, say), home, other, isPhone };
}
