import { togglePanel } from '@suite/bus';
import type { RouteName } from '@suite/contracts';
import { FormattedMessage } from 'react-intl';
import classes from './footer.module.css';
import { LanguageLink } from './language-link.tsx';
import { PolicyName } from './policy-name.tsx';
import { PoweredBy } from './powered-by.tsx';

const MASTERPLANS: readonly RouteName[] = ['masterplan-id', 'masterplan-view', 'masterplan-building-view'];
/** The pages of a building say that the availability they show is not guaranteed (specification §2). */
const WITH_AVAILABILITY: readonly RouteName[] = ['building-id', 'building-page-view'];
/** A phone held across has no sheet that would say it. */
const WITH_SENTENCE_ACROSS: readonly RouteName[] = [...WITH_AVAILABILITY, ...MASTERPLANS];
/** The map names the sources of its data itself. */
const WITHOUT_NOTE: readonly RouteName[] = ['map', 'landing'];

/** The footer of the picture pages; on phones what it holds stands in the menu. */
export function Footer({ route }: { route: RouteName }) {
  return (
    <footer className={classes.footer} data-across={WITH_SENTENCE_ACROSS.includes(route) || undefined}>
      <div className={classes.links}>
        <button type="button" className={classes.link} onClick={() => togglePanel('privacy-policy')}>
          <PolicyName />
        </button>
        <button type="button" className={classes.link} onClick={() => togglePanel('cookies')}>
          <FormattedMessage id="shell.footer.cookies" />
        </button>
        <LanguageLink className={classes.link ?? ''} />
      </div>
      <Note route={route} />
      <PoweredBy />
    </footer>
  );
}

/** That availability is not guaranteed is said at every width; the other one where there is room. */
function Note({ route }: { route: RouteName }) {
  if (WITH_AVAILABILITY.includes(route)) {
    return (
      <p className={classes.note}>
        <FormattedMessage id="common.availabilityNotice" />
      </p>
    );
  }
  return (
    <p className={`${classes.note} ${classes.spare}`}>
      {!WITHOUT_NOTE.includes(route) && (
        <span className={classes.wide}>
          <FormattedMessage id="shell.footer.illustration" />
        </span>
      )}
      {MASTERPLANS.includes(route) && (
        <span className={classes.across}>
          <FormattedMessage id="common.availabilityNotice" />
        </span>
      )}
    </p>
  );
}
