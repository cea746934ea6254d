import { Icon, IconButton } from '@suite/ui';
import { ARROW_RIGHT, LIST_BULLETS } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useScreen } from '../screen-store.ts';
import { viewWithMost } from '../views/building-views.ts';
import { useViewHref } from '../views/use-view-href.ts';
import styles from './unseen-chip.module.css';

/** How many homes have no shape in this view; leads to the view that shows most of them, and to the list. */
export function UnseenChip() {
  const { formatMessage } = useIntl();
  const { shapes, views, setList } = useScreen('shapes', 'views', 'setList');
  const hrefOf = useViewHref();
  const count = shapes.unseen.length;
  const elsewhere = viewWithMost(views, shapes.unseen);
  return (
    <fieldset className={styles.chip} aria-label={formatMessage({ id: 'building.unseen' }, { count })}>
      {elsewhere ? (
        <Link className={styles.text} to={hrefOf(elsewhere.view)}>
          <span>
            {formatMessage(
              { id: 'building.unseen.elsewhere' },
              { count: elsewhere.count, view: elsewhere.view.name },
            )}
          </span>
          <Icon path={ARROW_RIGHT} size={16} />
        </Link>
      ) : (
        <span className={styles.text}>{formatMessage({ id: 'building.unseen.short' }, { count })}</span>
      )}
      <IconButton
        icon={LIST_BULLETS}
        label={formatMessage({ id: 'building.list.open' })}
        onPress={() => setList(true)}
      />
    </fieldset>
  );
}
