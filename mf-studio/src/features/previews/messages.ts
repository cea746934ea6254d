import en from '../../../locales/compiled/previews/en.json';
import sr from '../../../locales/compiled/previews/sr.json';

export const messages = { en, rs: sr };
