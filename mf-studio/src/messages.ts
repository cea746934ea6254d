import en from '../locales/compiled/en.json';
import sr from '../locales/compiled/sr.json';

export const messages = { en, rs: sr };
