import { FormattedMessage } from 'react-intl';
import classes from './powered-by.module.css';

/** "Powered by", the maker's mark and the version. */
export function PoweredBy() {
  return (
    <p className={classes.line}>
      <FormattedMessage id="shell.footer.powered" /> <Mark />
      <span className={classes.version}>
        <FormattedMessage id="shell.footer.version" />
      </span>
    </p>
  );
}

/** Drawn as in the design. */
function Mark() {
  return (
    <svg className={classes.mark} viewBox="0 0 62 14" role="img" aria-label="Vantage">
      <path d="M1 12 5.6 2h1.8L12 12H9.8L6.5 4.6 3.2 12z" fill="currentColor" />
      <text x="15" y="12">
        Vantage
      </text>
    </svg>
  );
}
