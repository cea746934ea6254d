import { channels, colourIssues, haloOf, type ProjectColours } from '@suite/domain';

/** The five accent variables of the design tokens; from hexadecimal colours only, so nothing else can get in. */
export function stylesheetOf(colours: ProjectColours): string {
  const problems = colourIssues(colours);
  if (problems.length > 0) throw new TypeError(problems.join(' '));
  return [
    ':root{',
    `--accent:${colours.accent};`,
    `--accent-hover:${colours.accentHover};`,
    `--accent-ink:${colours.accentInk};`,
    `--accent-tint:${colours.accentTint};`,
    `--accent-rgb:${channels(haloOf(colours)).join(' ')}`,
    '}\n',
  ].join('');
}
