import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  'email-verified': () => import('./features/unbuilt-page/unbuilt-page.tsx').then((page) => page.show('email-verified')),
};

export const panels: RemoteModule['panels'] = {};
