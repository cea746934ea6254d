import { useLocale } from '@suite/bus';
import { LOCALE_INFO, type Locale, pathInLocale } from '@suite/contracts';
import { localeCookie } from '@suite/domain';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router';

const OTHER: Readonly<Record<Locale, Locale>> = { en: 'rs', rs: 'en' };

/** Leads to the same page in the other language; view, filters and selection are in the address and stay. */
export function LanguageLink({ className }: { className: string }) {
  const other = OTHER[useLocale()];
  const { pathname, search, hash, state } = useLocation();
  return (
    <Link
      className={className}
      lang={LOCALE_INFO[other].tag}
      hrefLang={LOCALE_INFO[other].tag}
      replace
      to={{ pathname: pathInLocale(pathname, other), search, hash }}
      state={state}
      onClick={() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
        document.cookie = localeCookie(other, location.protocol === 'https:');
      }}
    >
      <FormattedMessage id="shell.bar.language" />
    </Link>
  );
}
