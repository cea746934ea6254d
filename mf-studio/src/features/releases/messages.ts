import en from '../../../locales/compiled/releases/en.json';
import sr from '../../../locales/compiled/releases/sr.json';

export const messages = { en, rs: sr };
