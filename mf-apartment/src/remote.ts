import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  apartment: () => import(/* webpackChunkName: "page-apartment" */ './features/apartment/apartment-page.tsx'),
};

export const panels: RemoteModule['panels'] = {};
