export { copyOver } from './copy-over.ts';
export { createLabelPainter, type LabelPainter, labelParts } from './labels.ts';
export { patternTile } from './patterns.ts';
export { type Mark, markedStyle, type PatternKind, restStyle, type Style } from './styles.ts';
export { defaultTokens, readTokens, type Tokens } from './tokens.ts';
