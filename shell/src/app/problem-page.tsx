import { ButtonLink } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './problem-page.module.css';

export interface ProblemPageProps {
  readonly title: string;
  /** Path of the home page. */
  readonly home: string;
  readonly children: ReactNode;
}

/** A page that could not be shown: what happened, and the way home. */
export function ProblemPage({ title, home, children }: ProblemPageProps) {
  return (
    <div className={classes.page}>
      <title>{title}</title>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{children}</p>
      <ButtonLink href={home} variant="primary">
        <FormattedMessage id="shell.error.home" />
      </ButtonLink>
    </div>
  );
}
