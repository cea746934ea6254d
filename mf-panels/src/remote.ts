import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  compare: () => import(/* webpackChunkName: "page-compare" */ './features/compare/compare-page.tsx'),
};

export const panels: RemoteModule['panels'] = {
  favourites: () =>
    import(/* webpackChunkName: "page-favourites" */ './features/favourites/favourites-panel.tsx'),
  compare: () => import(/* webpackChunkName: "page-compare-panel" */ './features/compare/compare-panel.tsx'),
  calculator: () =>
    import(/* webpackChunkName: "page-calculator" */ './features/calculator/calculator-panel.tsx'),
  cookies: () => import(/* webpackChunkName: "page-cookies" */ './features/cookies/cookies-panel.tsx'),
  'privacy-policy': () =>
    import(
      /* webpackChunkName: "page-privacy-policy" */ './features/privacy-policy/privacy-policy-panel.tsx'
    ),
};
