import { useStore } from '@nanostores/react';
import { logOut } from '@suite/api-client';
import { $profile, raiseNotice, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { FloatingCard, Icon, IconButton, IconLink } from '@suite/ui';
import { SIGN_OUT, USER_CIRCLE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { DeskRow } from './desk-row.tsx';
import classes from './menu-card.module.css';

/** A login icon for strangers; for who is signed in a menu with My profile and Logout (specification §2). */
export function ProfileTool() {
  const intl = useIntl();
  const locale = useLocale();
  const profile = useStore($profile);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!profile) {
    const label = intl.formatMessage({ id: 'shell.bar.login' });
    return <IconLink icon={USER_CIRCLE} label={label} href={routePath('login', locale)} />;
  }
  const name = `${profile.firstName} ${profile.lastName}`.trim() || profile.email;
  return (
    <>
      <IconButton
        icon={USER_CIRCLE}
        label={intl.formatMessage({ id: 'shell.bar.account' }, { name })}
        selected={isOpen}
        onPress={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className={classes.place}>
          <FloatingCard title={name} width={260} onClose={close}>
            <Link className={classes.row} to={routePath('profile', locale)} onClick={close}>
              <Icon path={USER_CIRCLE} />
              <FormattedMessage id="shell.bar.profile" />
            </Link>
            <DeskRow onLeave={close} />
            <LogoutRow onDone={close} />
          </FloatingCard>
        </div>
      )}
    </>
  );
}

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
