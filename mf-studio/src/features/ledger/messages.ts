import en from '../../../locales/compiled/ledger/en.json';
import sr from '../../../locales/compiled/ledger/sr.json';

export const messages = { en, rs: sr };
