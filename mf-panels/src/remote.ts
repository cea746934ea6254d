import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';
import { loadPanel } from './features/unbuilt/load-panel.tsx';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  compare: () => import(/* webpackChunkName: "page-compare" */ './features/unbuilt/compare-page.tsx'),
};

export const panels: RemoteModule['panels'] = {
  favourites: loadPanel('favourites'),
  compare: loadPanel('compare'),
  calculator: () =>
    import(/* webpackChunkName: "page-calculator" */ './features/calculator/calculator-panel.tsx'),
  cookies: loadPanel('cookies'),
  'privacy-policy': loadPanel('privacy-policy'),
};
