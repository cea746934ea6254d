import { Icon, IconButton } from '@suite/ui';
import { ARROW_RIGHT, LIST_BULLETS } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useScreen } from '../screen-store.ts';
import { viewWithMost } from '../views/building-views.ts';
import { useModelHref, useViewHref } from '../views/use-view-href.ts';
import styles from './unseen-chip.module.css';

/** How many homes have no shape in this view; leads to the view that shows most of them, else into the model, and to the list. */
export function UnseenChip() {
  const { formatMessage } = useIntl();
  const { shapes, views, hasModel, setList } = useScreen('shapes', 'views', 'hasModel', 'setList');
  const modelHref = useModelHref();
  const hrefOf = useViewHref();
  const count = shapes.unseen.length;
  const elsewhere = viewWithMost(views, shapes.unseen);
  const toView = elsewhere && {
    href: hrefOf(elsewhere.view),
    text: formatMessage(
      { id: 'building.unseen.elsewhere' },
      { count: elsewhere.count, view: elsewhere.view.name },
    ),
  };
  const toModel = hasModel && {
    href: modelHref,
    text: formatMessage({ id: 'building.unseen.model' }, { count }),
  };
  const way = toView || toModel;
  return (
    <fieldset className={styles.chip} aria-label={formatMessage({ id: 'building.unseen' }, { count })}>
      {way ? (
        <Link className={styles.text} to={way.href}>
          <span>{way.text}</span>
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
