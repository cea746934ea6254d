import { statusOf } from '@suite/domain';
import { IconButton, StatusGlyph } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import styles from './news-pill.module.css';
import { useNewsWords } from './use-news-words.ts';
import type { StatusNews } from './use-status-news.ts';

/** "Home 304 is now sold", for a while over the picture. */
export function NewsPill({ news }: { readonly news: StatusNews }) {
  const { formatMessage } = useIntl();
  const words = useNewsWords(news);
  const [first, ...rest] = news.changed;
  if (!first) return null;
  const status = rest.length === 0 ? statusOf(first) : null;
  return (
    <div className={styles.pill}>
      {status && <StatusGlyph status={status} />}
      <p>{words}</p>
      <IconButton
        icon={X}
        size={20}
        label={formatMessage({ id: 'building.live.close' })}
        onPress={news.dismiss}
      />
    </div>
  );
}
