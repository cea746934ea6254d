import en from '../../../locales/compiled/publishing/en.json';
import sr from '../../../locales/compiled/publishing/sr.json';

export const messages = { en, rs: sr };
