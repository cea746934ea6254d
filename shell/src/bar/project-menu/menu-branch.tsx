import type { MenuItem } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Icon, IconButton } from '@suite/ui';
import { CARET_DOWN, CARET_UP } from '@suite/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { MenuMedia } from './menu-media.tsx';
import { menuTarget } from './menu-target.ts';
import classes from './project-menu.module.css';

interface ItemProps {
  readonly item: MenuItem;
  readonly onLeave: () => void;
}

/** An item with what lies below it, or with the text or picture that it opens. */
export function MenuBranch({ item, onLeave }: ItemProps) {
  const intl = useIntl();
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const below = item.children ?? [];
  const isMedia = item.kind === 'text' || item.kind === 'picture';
  const link = <MenuLink item={item} onLeave={onLeave} />;
  if (below.length === 0 && !isMedia) return <li className={classes.row}>{link}</li>;
  const expansion = { 'aria-expanded': isOpen, 'aria-controls': isOpen ? contentId : undefined };
  const caret = isOpen ? CARET_UP : CARET_DOWN;
  const toggle = () => setOpen(!isOpen);
  return (
    <li>
      {item.kind === 'link' || item.kind === 'poi' ? (
        <div className={classes.row}>
          {link}
          <IconButton
            icon={caret}
            label={intl.formatMessage({ id: 'shell.menu.more' }, { name: item.name })}
            {...expansion}
            onPress={toggle}
          />
        </div>
      ) : (
        <button type="button" className={classes.row} {...expansion} onClick={toggle}>
          <span className={classes.name}>{item.name}</span>
          <Icon path={caret} size={20} />
        </button>
      )}
      {isOpen && (
        <div id={contentId} className={classes.below}>
          {isMedia && <MenuMedia itemId={item.id} name={item.name} />}
          {below.length > 0 && (
            <ul className={classes.items}>
              {below.map((one) => (
                <MenuBranch key={one.id} item={one} onLeave={onLeave} />
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}

/** Leads to where the item says; one that leads nowhere safe is a name. */
function MenuLink({ item, onLeave }: ItemProps): ReactNode {
  const locale = useLocale();
  if (item.poiId !== null) {
    return (
      <Link
        className={classes.name}
        to={routePath('poi-details-page', locale, {}, `poi=${item.poiId}`)}
        onClick={onLeave}
      >
        {item.name}
      </Link>
    );
  }
  const target = item.target === null ? null : menuTarget(item.target, locale);
  if (target === null) return <span className={classes.name}>{item.name}</span>;
  if (target.kind === 'own') {
    return (
      <Link className={classes.name} to={target.path} onClick={onLeave}>
        {item.name}
      </Link>
    );
  }
  return (
    <a className={classes.name} href={target.href} target="_blank" rel="noopener noreferrer">
      {item.name} <span aria-hidden="true">↗</span>
    </a>
  );
}
