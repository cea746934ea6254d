import type { LayoutName } from '@suite/contracts';
import type { ComponentType } from 'react';
import { BarLayout } from './bar-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { PictureLayout } from './picture-layout.tsx';
import { SplashLayout } from './splash-layout.tsx';

/** The layouts of the specification §2. `app-bar-high` and `special` differ from `default` by their style alone. */
export const LAYOUTS: Readonly<Record<LayoutName, ComponentType>> = {
  default: BarLayout,
  'app-bar-high': BarLayout,
  special: BarLayout,
  splash: SplashLayout,
  'empty-centered': EmptyLayout,
  'map-fullscreen': PictureLayout,
};
