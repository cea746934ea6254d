import { togglePanel } from '@suite/bus';
import type { RouteName } from '@suite/contracts';
import { FormattedMessage } from 'react-intl';
import classes from './footer.module.css';
import { LanguageLink } from './language-link.tsx';
import { PolicyName } from './policy-name.tsx';

/** The map names the sources of its data itself. */
const WITHOUT_NOTE: readonly RouteName[] = ['map', 'landing'];

function noteOf(route: RouteName): string {
  const isBuilding = route === 'building-id' || route === 'building-page-view';
  return isBuilding ? 'common.availabilityNotice' : 'shell.footer.illustration';
}

/** The footer of the picture pages; on phones its links stand in the menu. */
export function Footer({ route }: { route: RouteName }) {
  return (
    <footer className={classes.footer}>
      <div className={classes.links}>
        <button type="button" className={classes.link} onClick={() => togglePanel('privacy-policy')}>
          <PolicyName />
        </button>
        <button type="button" className={classes.link} onClick={() => togglePanel('cookies')}>
          <FormattedMessage id="shell.footer.cookies" />
        </button>
        <LanguageLink className={classes.link ?? ''} />
      </div>
      <p className={classes.note}>
        {!WITHOUT_NOTE.includes(route) && <FormattedMessage id={noteOf(route)} />}
      </p>
      <p className={classes.mark}>
        <FormattedMessage id="shell.footer.powered" /> <PoweredMark />
        <span className={classes.version}>
          <FormattedMessage id="shell.footer.version" />
        </span>
      </p>
    </footer>
  );
}

/** The maker's mark, drawn as in the design. */
function PoweredMark() {
  return (
    <svg className={classes.powered} viewBox="0 0 62 14" role="img" aria-label="Vantage">
      <path d="M1 12 5.6 2h1.8L12 12H9.8L6.5 4.6 3.2 12z" fill="currentColor" />
      <text x="15" y="12">
        Vantage
      </text>
    </svg>
  );
}
