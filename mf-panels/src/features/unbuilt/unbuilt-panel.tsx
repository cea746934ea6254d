import { AppIntl } from '@suite/i18n';
import { Button, Dialog, Drawer } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from '../../messages.ts';
import { PANEL_LOOKS, type UnbuiltName } from './panel-looks.ts';
import styles from './unbuilt.module.css';
import { UnbuiltText } from './unbuilt-text.tsx';

export interface UnbuiltPanelProps {
  readonly panel: UnbuiltName;
  readonly onClose: () => void;
}

/** Opens in its place, says what it will be and that it is not built yet, and closes. */
export function UnbuiltPanel(props: UnbuiltPanelProps) {
  return (
    <AppIntl messages={messages}>
      <PanelFrame {...props} />
    </AppIntl>
  );
}

function PanelFrame({ panel, onClose }: UnbuiltPanelProps) {
  const intl = useIntl();
  const { icon, frame } = PANEL_LOOKS[panel];
  const title = intl.formatMessage({ id: `panels.${panel}.title` });
  const close = intl.formatMessage({ id: 'common.close' });
  if (frame === 'drawer') {
    return (
      <Drawer open onClose={onClose} title={title} closeLabel={close}>
        <UnbuiltText name={panel} />
      </Drawer>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      icon={icon}
      actions={<Button onPress={onClose}>{close}</Button>}
    >
      <strong className={styles.lead}>
        <FormattedMessage id="panels.not-built" />
      </strong>
      <FormattedMessage id={`panels.${panel}.text`} />
    </Dialog>
  );
}
