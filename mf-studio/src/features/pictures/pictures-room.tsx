import type { VersionOutline } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { AsyncView } from '@suite/explorer';
import { Heading, StateCard } from '@suite/ui';
import { IMAGES } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { useOutline } from '../../lib/versions/use-versions.ts';
import styles from './pictures.module.css';

type Part = VersionOutline['parts'][number];

/** Views of the newest version, by what they show. */
export function PicturesRoom({ project }: { readonly project: StaffProject }) {
  const intl = useIntl();
  const outline = useOutline(project.id);
  return (
    <div className={styles.room}>
      <header className={styles.head}>
        <Heading level={2}>
          <FormattedMessage id="studio.room.pictures" />
        </Heading>
        <p className={styles.lead}>
          <FormattedMessage id="studio.pictures.lead" />
        </p>
      </header>
      <AsyncView read={outline}>
        {(data) => {
          const parts = data?.parts.filter(({ views }) => views.length > 0) ?? [];
          if (parts.length === 0) {
            return (
              <StateCard
                icon={IMAGES}
                title={intl.formatMessage({ id: 'studio.pictures.none' })}
                text={intl.formatMessage({ id: 'studio.pictures.none-text' })}
              />
            );
          }
          return parts.map((part) => (
            <PartViews key={`${part.kind} ${part.key}`} part={part} projectId={project.id} />
          ));
        }}
      </AsyncView>
    </div>
  );
}

function PartViews({ part, projectId }: { readonly part: Part; readonly projectId: number }) {
  const locale = useLocale();
  return (
    <section className={styles.part}>
      <Heading level={3} size={20}>
        {part.kind === 'project' ? <FormattedMessage id="studio.masterplan" /> : part.title}
      </Heading>
      <ul className={styles.views}>
        {part.views.map(({ key, title, drawn, targets }) => (
          <li key={key}>
            <Link
              to={routePath('studio-picture', locale, { id: projectId, view: key })}
              className={styles.view}
            >
              <span>{title}</span>
              {targets > 0 && (
                <small>
                  <FormattedMessage id="studio.tree.drawn" values={{ count: drawn, of: targets }} />
                </small>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
