import { useStore } from '@nanostores/react';
import { togglePanel, useLocale } from '@suite/bus';
import { type PanelName, type RouteName, routePath } from '@suite/contracts';
import { Link } from 'react-router';
import { $offers } from '../remotes/visit/offers.ts';
import classes from './menu-card.module.css';

/** What the manifests of the remotes add to the menu; the tools of the specification are the shell's own. */
export function OfferedRows({ onLeave }: { readonly onLeave: () => void }) {
  const locale = useLocale();
  return useStore($offers).menu.map(({ label, panel, route }) =>
    route === undefined ? (
      <button
        key={panel}
        type="button"
        className={classes.row}
        onClick={() => togglePanel(panel as PanelName)}
      >
        {label[locale]}
      </button>
    ) : (
      // Publishing takes no entry for a route with parameters.
      <Link
        key={route}
        className={classes.row}
        to={routePath(route as Extract<RouteName, 'map'>, locale)}
        onClick={onLeave}
      >
        {label[locale]}
      </Link>
    ),
  );
}
