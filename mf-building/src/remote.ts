import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  building: () => import(/* webpackChunkName: "page-building" */ './features/building/building-page.tsx'),
  search: () => import(/* webpackChunkName: "page-search" */ './features/building/search-page.tsx'),
};

export const panels: RemoteModule['panels'] = {};
