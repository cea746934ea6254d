import en from '../../../locales/compiled/enquiries/en.json';
import sr from '../../../locales/compiled/enquiries/sr.json';

export const messages = { en, rs: sr };
