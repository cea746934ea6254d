import { listProjectFeatures } from '@suite/api/endpoints';
import { focusPosition, inLanguage, pictureUrl, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { ButtonLink } from '@suite/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import classes from './splash-page.module.css';

/** The splash: a project's picture, one sentence and the way in. */
export function SplashPage() {
  const locale = useLocale();
  const { data } = useRead(readOf(listProjectFeatures, { type: 'geocode', ...inLanguage(locale) }));
  const [isShown, setShown] = useState(false);
  const project = data?.features.find(({ properties }) => properties.image)?.properties;
  const image = project?.image;
  return (
    <div className={classes.page}>
      {image && (
        <img
          className={classes.picture}
          data-shown={isShown || undefined}
          src={pictureUrl(image, window.innerWidth * window.devicePixelRatio)}
          alt=""
          style={{ objectPosition: focusPosition(project?.imageFocus) }}
          onLoad={() => setShown(true)}
        />
      )}
      <div className={classes.card}>
        <h1 className={classes.title}>
          <FormattedMessage id="shell.splash" />
        </h1>
        <ButtonLink href={routePath('map', locale)} variant="primary">
          <FormattedMessage id="shell.splash.enter" />
        </ButtonLink>
      </div>
    </div>
  );
}
