import { ButtonLink } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './message-page.module.css';

export interface MessagePageProps {
  readonly title: string;
  /** Path of the home page. */
  readonly homePath: string;
  readonly children: ReactNode;
}

/** A page that could not be shown: what happened, and the way home. */
export function MessagePage({ title, homePath, children }: MessagePageProps) {
  return (
    <div className={classes.page}>
      <title>{title}</title>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{children}</p>
      <ButtonLink href={homePath} variant="primary">
        <FormattedMessage id="common.home" />
      </ButtonLink>
    </div>
  );
}
