import { useStore } from '@nanostores/react';
import { $consent, setConsent } from '@suite/bus';
import type { Consent, PanelProps } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { Button, Heading } from '@suite/ui';
import { Switch } from '@suite/ui/fields';
import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
import styles from './cookies.module.css';

/** The choice of cookies: a card at the left that leaves the page in reach. */
export default function CookiesPanel({ onClose }: PanelProps) {
  return (
    <AppIntl messages={messages}>
      <CookieCard onClose={onClose} />
    </AppIntl>
  );
}

type Choice = Pick<Consent, 'statistics' | 'marketing'>;

function CookieCard({ onClose }: PanelProps) {
  const titleId = useId();
  const present = useStore($consent);
  const card = useOpenedCard(onClose);
  const [choice, setChoice] = useState<Choice>({
    statistics: present?.statistics ?? false,
    marketing: present?.marketing ?? false,
  });
  const store = (chosen: Choice) => {
    setConsent(chosen);
    onClose();
  };
  return (
    <section
      className={styles.card}
      aria-labelledby={titleId}
      ref={card}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Heading level={2} id={titleId}>
        <FormattedMessage id="common.cookies" />
      </Heading>
      <p className={styles.text}>
        <FormattedMessage id="panels.cookies.text" />
      </p>
      <Category name="necessary" on locked />
      <Category
        name="statistics"
        on={choice.statistics}
        onChange={(statistics) => setChoice((last) => ({ ...last, statistics }))}
      />
      <Category
        name="marketing"
        on={choice.marketing}
        onChange={(marketing) => setChoice((last) => ({ ...last, marketing }))}
      />
      <div className={styles.actions}>
        <Button size={40} onPress={() => store({ statistics: false, marketing: false })}>
          <FormattedMessage id="common.rejectAll" />
        </Button>
        <Button size={40} className={styles.save} onPress={() => store(choice)}>
          <FormattedMessage id="panels.cookies.save" />
        </Button>
        <Button size={40} onPress={() => store({ statistics: true, marketing: true })}>
          <FormattedMessage id="common.acceptAll" />
        </Button>
      </div>
    </section>
  );
}

interface CategoryProps {
  readonly name: keyof Consent;
  readonly on: boolean;
  readonly locked?: boolean;
  readonly onChange?: (on: boolean) => void;
}

function Category({ name, on, locked = false, onChange }: CategoryProps) {
  const intl = useIntl();
  const textId = useId();
  return (
    <div className={styles.row}>
      <span>
        <span className={styles.name}>
          <FormattedMessage id={`panels.cookies.${name}`} />
        </span>
        <span className={styles.text} id={textId}>
          <FormattedMessage id={`panels.cookies.${name}.text`} />
        </span>
      </span>
      <Switch
        label={intl.formatMessage({ id: `panels.cookies.${name}` })}
        labelHidden
        aria-describedby={textId}
        on={on}
        locked={locked}
        onChange={onChange}
      />
    </div>
  );
}

/** The card takes the focus and gives it back, and goes by a press on the page: what is not chosen yet stays open. */
function useOpenedCard(onClose: () => void) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    card.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      // Buttons and links do what they are there for, that of the card included.
      const isPage =
        target instanceof Element && !target.closest('button, a') && !card.current?.contains(target);
      if (isPage) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [onClose]);
  return card;
}
