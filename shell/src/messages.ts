import type { MessageSet } from '@suite/i18n';
import en from '../locales/compiled/en.json';
import rs from '../locales/compiled/sr.json';

export const messages: MessageSet = { en, rs };
