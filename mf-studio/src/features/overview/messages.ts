import en from '../../../locales/compiled/overview/en.json';
import sr from '../../../locales/compiled/overview/sr.json';

export const messages = { en, rs: sr };
