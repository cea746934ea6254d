import { CONTRACT_VERSION, type RemoteModule } from '@suite/contracts';

export const contract = CONTRACT_VERSION;

export const pages: RemoteModule['pages'] = {
  projects: () => import(/* webpackChunkName: "page-projects" */ './features/projects/projects-page.tsx'),
  overview: () => import(/* webpackChunkName: "page-overview" */ './features/overview/overview-page.tsx'),
  units: () => import(/* webpackChunkName: "page-units" */ './features/units/units-page.tsx'),
  enquiries: () => import(/* webpackChunkName: "page-enquiries" */ './features/enquiries/enquiries-page.tsx'),
  pictures: () => import(/* webpackChunkName: "page-pictures" */ './features/pictures/pictures-page.tsx'),
  picture: () => import(/* webpackChunkName: "page-picture" */ './features/picture-editor/picture-page.tsx'),
  texts: () => import(/* webpackChunkName: "page-texts" */ './features/details/texts/texts-page.tsx'),
  settings: () =>
    import(/* webpackChunkName: "page-settings" */ './features/details/settings/settings-page.tsx'),
  publishing: () =>
    import(/* webpackChunkName: "page-publishing" */ './features/publishing/publishing-page.tsx'),
  previews: () => import(/* webpackChunkName: "page-previews" */ './features/previews/previews-page.tsx'),
  people: () => import(/* webpackChunkName: "page-people" */ './features/people/people-page.tsx'),
  'sign-on': () => import(/* webpackChunkName: "page-sign-on" */ './features/sign-on/sign-on-page.tsx'),
  releases: () => import(/* webpackChunkName: "page-releases" */ './features/releases/releases-page.tsx'),
  ledger: () => import(/* webpackChunkName: "page-ledger" */ './features/ledger/ledger-page.tsx'),
};

export const panels: RemoteModule['panels'] = {};
