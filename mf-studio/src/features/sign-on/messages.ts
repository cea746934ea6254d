import en from '../../../locales/compiled/sign-on/en.json';
import sr from '../../../locales/compiled/sign-on/sr.json';

export const messages = { en, rs: sr };
