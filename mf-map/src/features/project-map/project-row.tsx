import { type HoverStore, isLit, isPlainClick, pointerHover, useHoverState } from '@suite/explorer';
import { Spinner } from '@suite/ui';
import { useEffect, useRef } from 'react';
import { availabilityOf } from '../../lib/availability.ts';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import { useCountsText } from '../../lib/use-counts-text.ts';
import type { MapProject } from './map-projects.ts';
import styles from './project-list.module.css';

export interface ProjectRowProps {
  readonly project: MapProject;
  readonly isSelected: boolean;
  readonly isPending: boolean;
  readonly hover: HoverStore<number>;
  readonly onOpen: (id: number) => void;
}

/** A project in the list: a real link, so that it also opens in a new tab. */
export function ProjectRow({ project, isSelected, isPending, hover, onOpen }: ProjectRowProps) {
  const row = useRef<HTMLAnchorElement>(null);
  const isOn = useHoverState(hover, (state) => isLit(state, project.id)) || isSelected;
  // Its pin is hovered: the row is brought into sight.
  const isShown = useHoverState(hover, (state) => state.pictureId === project.id);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const countsText = useCountsText();
  const { id, name, place, imageUrl, imagePosition, largeImageUrl, unitCounts, matched, href } = project;
  return (
    <a
      ref={row}
      className={styles.row}
      href={href}
      data-on={isOn || undefined}
      data-dim={matched === 0 || undefined}
      aria-busy={isPending}
      {...pointerHover((isOver) => hover.hoverInList(isOver ? id : null))}
      onFocus={() => hover.hoverInList(id)}
      onBlur={() => hover.hoverInList(null)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      <span className={styles.picture}>
        <Thumbnail
          url={imageUrl}
          position={imagePosition}
          width={104}
          height={80}
          srcSet={largeImageUrl ? `${imageUrl} 400w, ${largeImageUrl} 800w` : undefined}
          sizes="(min-width: 600px) 400px, 104px"
        />
      </span>
      <span className={styles.labels}>
        <span className={styles.name}>{name}</span>
        {place && <span className={styles.place}>{place}</span>}
        <span
          className={styles.counts}
          data-kind={matched === null ? availabilityOf(unitCounts).kind : undefined}
        >
          {countsText(project)}
        </span>
      </span>
      {isPending && (
        <span className={styles.pending}>
          <Spinner />
        </span>
      )}
    </a>
  );
}
