import { Button, IconButton, Strip } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './slots.module.css';

/** Offered where a canary threw in what the visitor did: its page stands, and something on it may not work. */
export function FormerVersion({ onUse }: { readonly onUse: () => void }) {
  const intl = useIntl();
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className={classes.formerVersion}>
      <Strip
        action={
          <>
            <Button variant="quiet" onPress={onUse}>
              <FormattedMessage id="shell.former.use" />
            </Button>
            <IconButton
              icon={X}
              size={20}
              label={intl.formatMessage({ id: 'common.close' })}
              onPress={() => setIsClosed(true)}
            />
          </>
        }
      >
        <FormattedMessage id="shell.former.text" />
      </Strip>
    </div>
  );
}
