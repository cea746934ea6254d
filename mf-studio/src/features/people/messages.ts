import en from '../../../locales/compiled/people/en.json';
import sr from '../../../locales/compiled/people/sr.json';

export const messages = { en, rs: sr };
