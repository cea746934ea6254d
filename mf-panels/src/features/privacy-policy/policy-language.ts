import { LANGUAGE_IDS, type Locale } from '@suite/contracts';

/**
 * Language of the policy: that of the project (specification §2, language 6 is Serbian), until the reader asks for
 * the other one; without a project, the page's.
 */
export function policyLanguage(
  projectLanguageId: number | undefined,
  locale: Locale,
  chosen: Locale | null,
): Locale {
  if (chosen) return chosen;
  if (projectLanguageId === undefined) return locale;
  return projectLanguageId === LANGUAGE_IDS.serbianLatin ? 'rs' : 'en';
}
