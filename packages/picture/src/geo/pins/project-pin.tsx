import { useState } from 'react';
import type { GeoMapProject } from '../types.ts';
import type { LabelSide } from './pin-labels.ts';
import styles from './pins.module.css';

export interface ProjectPinProps {
  readonly project: GeoMapProject;
  readonly side: LabelSide;
  readonly isOn: boolean;
  readonly onHover: (id: number | null) => void;
  readonly onFocus: (id: number) => void;
  readonly onOpen: (id: number) => void;
}

/** Phosphor house-line, weight light, MIT: for projects without a mark of their own. */
const HOUSE =
  'M240,210H222V131.17l5.76,5.76a6,6,0,0,0,8.48-8.49L137.9,30.09a14,14,0,0,0-19.8,0L19.76,128.44a6,6,0,0,0,8.48,8.49L34,131.17V210H16a6,6,0,0,0,0,12H240a6,6,0,0,0,0-12ZM46,119.17l80.58-80.59a2,2,0,0,1,2.84,0L210,119.17V210H158V152a6,6,0,0,0-6-6H104a6,6,0,0,0-6,6v58H46ZM146,210H110V158h36Z';

function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** From this ratio of width to height on a logo is taken for a wordmark. */
const WIDE_RATIO = 1.6;

function Mark({ logoUrl }: Pick<GeoMapProject, 'logoUrl'>) {
  const [isWide, setIsWide] = useState(false);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (logoUrl && logoUrl !== brokenUrl) {
    return (
      <img
        className={classes(styles.logo, isWide && styles.wide)}
        src={logoUrl}
        alt=""
        draggable={false}
        onError={() => setBrokenUrl(logoUrl)}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setIsWide(naturalWidth > naturalHeight * WIDE_RATIO);
        }}
      />
    );
  }
  return (
    <svg className={styles.icon} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <path d={HOUSE} />
    </svg>
  );
}

/** A project on the map: a disc with its mark on a stem, a dot on the spot, and a card with its name. */
export function ProjectPin({ project, side, isOn, onHover, onFocus, onOpen }: ProjectPinProps) {
  const { id, name, countsText, logoUrl, href, isPending, isFaded } = project;
  return (
    <a
      className={classes(styles.pin, isOn && styles.on, isPending && styles.pending, isFaded && styles.faded)}
      href={href}
      draggable={false}
      aria-busy={isPending}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onFocus(id)}
      onBlur={() => onHover(null)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onOpen(id);
      }}
    >
      <span className={styles.disc}>
        <Mark logoUrl={logoUrl} />
      </span>
      <span className={styles.dot} />
      <span className={styles.card} data-label={side}>
        <span className={styles.name}>{name}</span>
        {countsText !== '' && <span className={styles.counts}>{countsText}</span>}
      </span>
    </a>
  );
}
