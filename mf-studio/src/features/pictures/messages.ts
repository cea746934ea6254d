import en from '../../../locales/compiled/pictures/en.json';
import sr from '../../../locales/compiled/pictures/sr.json';

export const messages = { en, rs: sr };
