import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  'email-verified': () =>
    import(/* webpackChunkName: "page-email-verified" */ './features/verification/email-verified-page.tsx'),
  'forgot-password': () =>
    import(/* webpackChunkName: "page-forgot-password" */ './features/password-reset/forgot-page.tsx'),
  login: () => import(/* webpackChunkName: "page-login" */ './features/login/login-page.tsx'),
  newsletter: () =>
    import(/* webpackChunkName: "page-newsletter" */ './features/newsletter/newsletter-page.tsx'),
  profile: () => import(/* webpackChunkName: "page-profile" */ './features/profile/profile-page.tsx'),
  protected: () => import(/* webpackChunkName: "page-protected" */ './features/protected/protected-page.tsx'),
  'resend-verification': () =>
    import(/* webpackChunkName: "page-resend-verification" */ './features/verification/resend-page.tsx'),
  'reset-login': () =>
    import(/* webpackChunkName: "page-reset-login" */ './features/password-reset/reset-page.tsx'),
  signup: () => import(/* webpackChunkName: "page-signup" */ './features/signup/signup-page.tsx'),
};

export const panels: RemoteModule['panels'] = {};
