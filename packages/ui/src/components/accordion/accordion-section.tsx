import { type ReactNode, useId, useState } from 'react';
import { CARET_DOWN, CARET_UP } from '../../icons/paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

export interface AccordionSectionProps {
  readonly title: string;
  /** After the title while the section is closed, such as what is chosen in it. */
  readonly summary?: string | undefined;
  /** Open at first. Default true. */
  readonly defaultOpen?: boolean | undefined;
  readonly level?: 3 | 4 | undefined;
  readonly children: ReactNode;
}

/** A section that its own heading opens and closes; several stand under each other. */
export function AccordionSection(props: AccordionSectionProps) {
  const { title, summary, defaultOpen = true, level = 3, children } = props;
  const [isOpen, setOpen] = useState(defaultOpen);
  const bodyId = useId();
  const Level = `h${level}` as const;
  return (
    <section className={styles.section}>
      <Level className={styles.heading}>
        <button
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={styles.title}>{title}</span>
          {!isOpen && summary !== undefined && <span className={styles.summary}>{summary}</span>}
          <Icon path={isOpen ? CARET_UP : CARET_DOWN} size={20} />
        </button>
      </Level>
      {isOpen && (
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
      )}
    </section>
  );
}
