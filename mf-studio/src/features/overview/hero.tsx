import type { VersionOutline } from '@suite/api';
import { pictureUrl } from '@suite/api-client';
import { Heading } from '@suite/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDraftPicture } from '../../lib/draft-picture.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { pictureOf, useProjectFacts } from '../../lib/use-project-facts.ts';
import styles from './overview.module.css';

const PICTURE_PX = 1600;

interface HeroProps {
  readonly project: StaffProject;
  readonly outline: VersionOutline | null;
  /** Beside the caption. */
  readonly children: ReactNode;
}

/** The project's picture with its name, place and size. */
export function Hero({ project, outline, children }: HeroProps) {
  const intl = useIntl();
  const facts = useProjectFacts(project.id);
  const picture = facts ? pictureOf(facts) : null;
  // What was never published has no picture that visitors see.
  const view = facts && outline?.parts[0]?.views[0]?.key;
  return (
    <header className={styles.hero}>
      {picture ? (
        <img
          src={pictureUrl(picture.url, PICTURE_PX)}
          alt=""
          className={styles.picture}
          style={{ objectPosition: picture.position }}
        />
      ) : (
        view && <DraftHero projectId={project.id} picture={view} />
      )}
      <div className={styles.caption}>
        <Heading level={2}>{outline?.title ?? project.name}</Heading>
        {outline && (
          <p>
            {intl.formatMessage(
              { id: 'studio.caption' },
              {
                place: outline.place,
                communities: countOf(outline, 'community'),
                buildings: countOf(outline, 'building'),
                units: outline.parts[0]?.units ?? 0,
              },
            )}
          </p>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}

function DraftHero(picture: { readonly projectId: number; readonly picture: string }) {
  const { data } = useDraftPicture({ ...picture, width: '1280' });
  return data === undefined ? null : <img src={data} alt="" className={styles.picture} />;
}

function countOf({ parts }: VersionOutline, wanted: VersionOutline['parts'][number]['kind']): number {
  return parts.filter(({ kind }) => kind === wanted).length;
}
