import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';
import { loadPage } from './features/unbuilt-page/load-page.tsx';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  'email-verified': loadPage('email-verified'),
  'forgot-password': loadPage('forgot-password'),
  login: loadPage('login'),
  profile: loadPage('profile'),
  protected: loadPage('protected'),
  'resend-verification': loadPage('resend-verification'),
  'reset-login': loadPage('reset-login'),
  signup: loadPage('signup'),
};

export const panels: RemoteModule['panels'] = {};
