import { logOut } from '@suite/api-client';
import { raiseNotice, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Icon } from '@suite/ui';
import { SIGN_OUT } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import classes from './menu-card.module.css';

/** Ends the session and leads to the start; when the server does not answer, the person stays and is told. */
export function LogoutRow({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await logOut();
      onDone();
      await navigate(routePath('landing', locale));
    } catch {
      setLeaving(false);
      const message = intl.formatMessage({ id: 'shell.bar.logoutFailed' });
      raiseNotice({ type: 'error', title: '', message, previousRoute: null, email: null });
    }
  };
  return (
    <button type="button" className={classes.row} disabled={isLeaving} onClick={() => void leave()}>
      <Icon path={SIGN_OUT} />
      <FormattedMessage id="shell.bar.logout" />
    </button>
  );
}
