import { useFormats } from '@suite/i18n';
import { Icon } from '@suite/ui';
import { CLOCK_COUNTER_CLOCKWISE } from '@suite/ui/icons';
import { FormattedMessage } from 'react-intl';
import { draftIn, publishedIn, useVersions } from '../versions/use-versions.ts';
import styles from './studio-layout.module.css';

/** Which version visitors see, and since when the draft is as it is. */
export function VersionFoot({ projectId }: { readonly projectId: number }) {
  const { asOf, day } = useFormats();
  const { data } = useVersions(projectId);
  if (!data) return null;
  const published = publishedIn(data.document);
  const draft = draftIn(data.document);
  return (
    <p className={styles.foot}>
      <Icon path={CLOCK_COUNTER_CLOCKWISE} size={20} />
      <span>
        {draft && <FormattedMessage id="studio.foot.draft" values={{ date: asOf(draft.createdAt) }} />}
        <small>
          {published?.publishedAt ? (
            <FormattedMessage
              id="studio.foot.published"
              values={{ number: published.number, date: day(published.publishedAt) }}
            />
          ) : (
            <FormattedMessage id="studio.foot.unpublished" />
          )}
        </small>
      </span>
    </p>
  );
}
