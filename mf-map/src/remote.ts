import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  map: () => import('./features/project-map/map-page.tsx'),
  masterplan: () => import('./features/masterplan/masterplan-page.tsx'),
  'root-masterplan': () => import('./features/root-masterplan/root-masterplan-page.tsx'),
  'poi-details': () => import('./features/poi-details/poi-details-page.tsx'),
};

export const panels: RemoteModule['panels'] = {};
