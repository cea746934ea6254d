import { StateCard } from '@suite/ui';
import { useIntl } from 'react-intl';
import { PANEL_LOOKS, type UnbuiltName } from './panel-looks.ts';
import styles from './unbuilt.module.css';

export interface UnbuiltTextProps {
  readonly name: UnbuiltName;
  /** Where to go on from a page; a panel is closed instead. */
  readonly wayOn?: { readonly label: string; readonly href: string };
}

/** The honest sentence: not built yet, and what it will be. */
export function UnbuiltText({ name, wayOn }: UnbuiltTextProps) {
  const intl = useIntl();
  return (
    <div className={styles.text}>
      <StateCard
        icon={PANEL_LOOKS[name].icon}
        layout="stacked"
        title={intl.formatMessage({ id: 'panels.not-built' })}
        text={intl.formatMessage({ id: `panels.${name}.text` })}
        {...(wayOn && { actionLabel: wayOn.label, href: wayOn.href })}
      />
    </div>
  );
}
