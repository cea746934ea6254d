import type { DraftDetails } from '@suite/api';
import { pictureUrl } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { haloOf } from '@suite/domain';
import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { pictureOf, useProjectFacts } from '../../../lib/use-project-facts.ts';
import styles from './look-preview.module.css';

const PICTURE_PX = 800;
/** Of a diagram of prices, in percent. */
const BARS = [30, 55, 90, 70, 100, 45, 20];

interface LookPreviewProps {
  readonly projectId: number;
  readonly texts: DraftDetails['texts'];
  /** Each of the form #1D4657. */
  readonly colours: DraftDetails['colours'];
}

/** Three screens of the explorer in these colours, as they are typed: where a visit begins, a building and a home. */
export function LookPreview({ projectId, texts, colours }: LookPreviewProps) {
  const locale = useLocale();
  const facts = useProjectFacts(projectId);
  const shown = facts ? pictureOf(facts) : null;
  const title = texts.find(({ path }) => path === 'title')?.[locale === 'rs' ? 'sr' : 'en'];
  // What was never published has no picture that visitors see.
  const picture = (
    <div className={styles.picture}>
      {shown && (
        <img src={pictureUrl(shown.url, PICTURE_PX)} alt="" style={{ objectPosition: shown.position }} />
      )}
    </div>
  );
  const look = {
    '--look-accent': colours.accent,
    '--look-hover': colours.accentHover,
    '--look-ink': colours.accentInk,
    '--look-tint': colours.accentTint,
    '--look-halo': haloOf(colours),
  } as CSSProperties;
  return (
    // What it shows is said in words below.
    <div className={styles.screens} style={look} aria-hidden="true">
      <Screen name="arrival">
        {picture}
        <div className={styles.card}>
          <strong>{title}</strong>
          <b>
            <FormattedMessage id="studio.look.explore" />
          </b>
        </div>
      </Screen>
      <Screen name="building">
        <div className={styles.bar}>
          <strong>{title}</strong>
          <i>
            <FormattedMessage id="studio.look.pill" />
          </i>
        </div>
        {picture}
        <div className={styles.bars}>
          {BARS.map((share) => (
            <u key={share} style={{ height: `${share}%` }} />
          ))}
        </div>
      </Screen>
      <Screen name="home">
        <div className={styles.home}>
          <strong>{'101'}</strong>
          <em>
            <FormattedMessage id="studio.look.link" />
          </em>
          <b>
            <FormattedMessage id="common.askForPrice" />
          </b>
          <b data-hover="">
            <FormattedMessage id="studio.look.button-hover" />
          </b>
        </div>
      </Screen>
    </div>
  );
}

interface ScreenProps {
  readonly name: 'arrival' | 'building' | 'home';
  readonly children: ReactNode;
}

function Screen({ name, children }: ScreenProps) {
  return (
    <figure>
      <div className={styles.screen}>{children}</div>
      <figcaption>
        <FormattedMessage id={`studio.look.screen.${name}`} />
      </figcaption>
    </figure>
  );
}
