export { parseRichText } from './parse.ts';
export { plainText, wordsOf } from './plain.ts';
