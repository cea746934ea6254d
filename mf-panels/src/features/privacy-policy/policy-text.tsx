import { LOCALE_INFO, type Locale } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { Button, Heading } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import { messages } from '../../messages.ts';
import styles from './privacy-policy.module.css';

/** Sections by name, with the number of their paragraphs; the words are `panels.privacy.<name>.<number>`. */
const SECTIONS = [
  ['prices', 1],
  ['form', 2],
  ['account', 2],
  ['cookies', 3],
  ['storage', 1],
  ['mails', 1],
  ['rights', 2],
] as const;

export interface PolicyTextProps {
  readonly language: Locale;
  readonly onLanguage: (language: Locale) => void;
}

/** The policy in its own language, which may be another than the page's. */
export function PolicyText({ language, onLanguage }: PolicyTextProps) {
  const other = language === 'en' ? 'rs' : 'en';
  const { tag } = LOCALE_INFO[language];
  return (
    <AppIntl messages={messages} locale={language}>
      <article className={styles.policy} lang={tag}>
        <div className={styles.head}>
          <p className={styles.dated}>
            <FormattedMessage id="panels.privacy.dated" />
          </p>
          <Button variant="quiet" onPress={() => onLanguage(other)}>
            <span lang={LOCALE_INFO[other].tag}>
              <FormattedMessage id="panels.privacy.otherLanguage" />
            </span>
          </Button>
        </div>
        <p>
          <FormattedMessage id="panels.privacy.intro" />
        </p>
        {SECTIONS.map(([name, count]) => (
          <Section key={name} name={name} count={count} />
        ))}
      </article>
    </AppIntl>
  );
}

function Section({ name, count }: { name: string; count: number }) {
  return (
    <section>
      <Heading level={3} size={20}>
        <FormattedMessage id={`panels.privacy.${name}.title`} />
      </Heading>
      {Array.from({ length: count }, (_, index) => `panels.privacy.${name}.${index + 1}`).map((id) => (
        <p key={id}>
          <FormattedMessage id={id} />
        </p>
      ))}
    </section>
  );
}
