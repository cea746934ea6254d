import { useLocale } from '@suite/bus';
import { LOCALE_INFO, type Locale, pathInLocale } from '@suite/contracts';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { writeLanguageCookie } from '../locale/language-cookie.ts';

const OTHER: Readonly<Record<Locale, Locale>> = { en: 'rs', rs: 'en' };

/** Leads to the same page in the other language; view, filters and selection are in the address and stay. */
export function LanguageLink({ className }: { className: string }) {
  const other = OTHER[useLocale()];
  const { pathname, search, hash } = useLocation();
  return (
    <Link
      className={className}
      lang={LOCALE_INFO[other].tag}
      hrefLang={LOCALE_INFO[other].tag}
      replace
      to={{ pathname: pathInLocale(pathname, other), search, hash }}
      onClick={() => writeLanguageCookie(other)}
    >
      <FormattedMessage id="shell.bar.language" />
    </Link>
  );
}
