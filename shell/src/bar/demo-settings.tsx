import { Button, FloatingCard } from '@suite/ui';
import { Switch } from '@suite/ui/fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './menu-card.module.css';

/** Two switches that change nothing (specification §2, settled rule 29); for demonstrations. */
export function DemoSettings({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const [hasMessages, setMessages] = useState(false);
  const [hasHints, setHints] = useState(false);
  return (
    <FloatingCard title={intl.formatMessage({ id: 'shell.demo.title' })} width={260} onClose={onClose}>
      <div className={classes.demo}>
        <Switch
          label={intl.formatMessage({ id: 'shell.demo.messages' })}
          on={hasMessages}
          onChange={setMessages}
        />
        <Switch label={intl.formatMessage({ id: 'shell.demo.hints' })} on={hasHints} onChange={setHints} />
        <div className={classes.demoActions}>
          <Button variant="secondary" onPress={onClose}>
            <FormattedMessage id="shell.demo.cancel" />
          </Button>
          <Button variant="primary" onPress={onClose}>
            <FormattedMessage id="shell.demo.save" />
          </Button>
        </div>
      </div>
    </FloatingCard>
  );
}
