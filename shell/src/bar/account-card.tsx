import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { FloatingCard, Icon } from '@suite/ui';
import { USER_CIRCLE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { DeskRow } from './desk-row.tsx';
import { LogoutRow } from './logout-row.tsx';
import classes from './menu-card.module.css';

export interface AccountCardProps {
  /** Of the person. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The menu of who is signed in: My profile and Logout (specification §2). */
export function AccountCard({ name, onClose }: AccountCardProps) {
  const locale = useLocale();
  return (
    <div className={classes.place}>
      <FloatingCard title={name} width={260} onClose={onClose}>
        <Link className={classes.row} to={routePath('profile', locale)} onClick={onClose}>
          <Icon path={USER_CIRCLE} />
          <FormattedMessage id="shell.bar.profile" />
        </Link>
        <DeskRow onLeave={onClose} />
        <LogoutRow onDone={onClose} />
      </FloatingCard>
    </div>
  );
}
