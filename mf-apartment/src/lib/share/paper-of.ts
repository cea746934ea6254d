/** Where letters are written on Letter and not on A4: the regions whose locale data say so (CLDR, `paperSize`). */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'NI', 'PA', 'PR', 'SV', 'VE', 'BZ'];

/** The paper that somebody with this language of the browser has. */
export function paperOf(language: string): 'a4' | 'letter' {
  const region = language.split('-').at(-1)?.toUpperCase() ?? '';
  return language.includes('-') && LETTER_REGIONS.includes(region) ? 'letter' : 'a4';
}
