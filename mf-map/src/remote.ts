import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  map: () => import(/* webpackChunkName: "page-map" */ './features/project-map/map-page.tsx'),
  masterplan: () =>
    import(/* webpackChunkName: "page-masterplan" */ './features/masterplan/masterplan-page.tsx'),
  'root-masterplan': () =>
    import(
      /* webpackChunkName: "page-root-masterplan" */ './features/masterplan/root/root-masterplan-page.tsx'
    ),
  'poi-details': () =>
    import(/* webpackChunkName: "page-poi-details" */ './features/poi-details/poi-details-page.tsx'),
};

export const panels: RemoteModule['panels'] = {};
