import { Spinner } from '@suite/ui';
import { useEffect, useRef } from 'react';
import { availabilityOf } from '../../lib/availability.ts';
import { isPlainClick } from '../../lib/plain-click.ts';
import { Thumbnail } from '../../lib/thumbnail.tsx';
import { useCountsText } from '../../lib/use-counts-text.ts';
import type { MapProject } from './map-projects.ts';
import styles from './project-list.module.css';

export interface ProjectRowProps {
  readonly project: MapProject;
  /** Hovered here or on the map, or chosen. */
  readonly isOn: boolean;
  /** To be brought into sight, because the attention came to its pin. */
  readonly isShown: boolean;
  readonly isPending: boolean;
  readonly onHover: (id: number | null) => void;
  readonly onOpen: (id: number) => void;
}

/** A project in the list: a real link, so that it also opens in a new tab. */
export function ProjectRow({ project, isOn, isShown, isPending, onHover, onOpen }: ProjectRowProps) {
  const row = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const countsText = useCountsText();
  const { id, name, place, imageUrl, unitCounts, matched, href } = project;
  return (
    <a
      ref={row}
      className={styles.row}
      href={href}
      data-on={isOn || undefined}
      data-dim={matched === 0 || undefined}
      aria-busy={isPending}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(id)}
      onBlur={() => onHover(null)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      <span className={styles.picture}>
        <Thumbnail url={imageUrl} width={104} height={80} />
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
