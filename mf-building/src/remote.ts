import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  building: () => import('./features/building/building-page.tsx'),
  search: () => import('./features/search/search-page.tsx'),
};

export const panels: RemoteModule['panels'] = {};
