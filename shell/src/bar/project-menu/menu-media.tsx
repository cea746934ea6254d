import { listMenuItemMedia } from '@suite/api/endpoints';
import { inLanguage, pictureUrl, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { AsyncView, RichText } from '@suite/explorer';
import { Skeleton } from '@suite/ui';
import classes from './project-menu.module.css';

export interface MenuMediaProps {
  readonly itemId: number;
  readonly name: string;
}

/** The text or the picture of an item. */
export function MenuMedia({ itemId, name }: MenuMediaProps) {
  const read = useRead(readOf(listMenuItemMedia, { id: itemId, ...inLanguage(useLocale()) }));
  return (
    <AsyncView read={read} layout="line" loading={<Skeleton kind="rows" rows={2} />}>
      {(media) =>
        media.map(({ id, textualContent, richContent, url, mediaData }) => (
          <div key={id} className={classes.medium}>
            {textualContent && (
              <RichText text={textualContent} blocks={richContent} className={classes.text} />
            )}
            {url && (
              <img
                className={classes.picture}
                src={pictureUrl(url, 480)}
                width={mediaData?.width}
                height={mediaData?.height}
                alt={name}
              />
            )}
          </div>
        ))
      }
    </AsyncView>
  );
}
