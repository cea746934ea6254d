import { ButtonLink } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './problem-page.module.css';

export interface ProblemPageProps {
  readonly title: string;
  /** Path of the home page. */
  readonly unit: string;
  readonly children: ReactNode;
}

/** A page that could not be shown: what happened, and the way home. */
export function ProblemPage({ title, unit, children }: ProblemPageProps) {
  return (
    <div className={classes.page}>
      <title>{title}</title>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{children}</p>
      <ButtonLink href={unit} variant="primary">
        <FormattedMessage id="shell.error.home" />
      </ButtonLink>
    </div>
  );
}
