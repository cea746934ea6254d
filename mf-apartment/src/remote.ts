import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  apartment: () => import(/* webpackChunkName: "page-apartment" */ './features/apartment/unit-page.tsx'),
};

export const panels: RemoteModule['panels'] = {
  'ask-for-price': () =>
    import(/* webpackChunkName: "panel-ask-for-price" */ './features/ask-for-price/ask-for-price-panel.tsx'),
  'thank-you': () =>
    import(/* webpackChunkName: "panel-thank-you" */ './features/thank-you/thank-you-panel.tsx'),
  download: () => import(/* webpackChunkName: "panel-download" */ './features/downloads/download-panel.tsx'),
};
