import { ButtonLink, IconButton } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Thumbnail } from '../../../lib/thumbnail.tsx';
import { childImage } from '../model/child-image.ts';
import type { Chosen } from './preview.ts';
import styles from './preview-card.module.css';

export interface PreviewCardProps {
  readonly chosen: Chosen;
  /** Of the page that it opens. */
  readonly href: string;
  /** The line under the name of a child: what is available, or how much matches. */
  readonly line: string;
  readonly onClose: () => void;
}

const IMAGE_WIDTH_PX = 400;

/** What the first tap chose; the second tap, or the button, opens it. */
export function PreviewCard({ chosen, href, line, onClose }: PreviewCardProps) {
  const intl = useIntl();
  const titleId = useId();
  const { name } = chosen.kind === 'child' ? chosen.child : chosen.point;
  const image = chosen.kind === 'child' ? childImage(chosen.child, IMAGE_WIDTH_PX) : null;
  return (
    <section className={styles.preview} aria-labelledby={titleId}>
      <div className={styles.head}>
        {image && (
          <span className={styles.picture}>
            <Thumbnail {...image} width={104} height={80} />
          </span>
        )}
        <div className={styles.labels} aria-live="polite">
          <h2 id={titleId} className={styles.name}>
            {name}
          </h2>
          <p className={styles.line}>{line}</p>
        </div>
        <IconButton icon={X} label={intl.formatMessage({ id: 'common.close' })} onPress={onClose} />
      </div>
      <ButtonLink full variant="primary" href={href}>
        <FormattedMessage id="map.masterplan.open" values={{ name }} />
      </ButtonLink>
    </section>
  );
}
