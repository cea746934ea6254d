import { useStore } from '@nanostores/react';
import { $profile, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Icon } from '@suite/ui';
import { LIST_BULLETS } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import classes from './menu-card.module.css';

/** Where who works for a project does so; visitors have none. What is on it their roles say there. */
export function DeskRow({ onLeave }: { readonly onLeave: () => void }) {
  const locale = useLocale();
  const profile = useStore($profile);
  if (!profile?.roles.some(({ name }) => name !== 'user')) return null;
  return (
    <Link className={classes.row} to={routePath('studio', locale)} onClick={onLeave}>
      <Icon path={LIST_BULLETS} />
      <FormattedMessage id="shell.bar.desk" />
    </Link>
  );
}
