import type { Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { classNames } from '../../class-names.ts';
import { defined } from '../../defined.ts';
import { Badge } from '../badge/badge.tsx';
import { Hint } from '../hint/hint.tsx';
import type { HintSide } from '../hint/hint-position.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps {
  readonly icon: string;
  /** Accessible name; with a badge it says the count too ("Favourites, 3 homes"). */
  readonly label: string;
  readonly onPress?: (() => void) | undefined;
  /** A toggle: on is drawn in the accent and said as pressed. Absent: a plain button. */
  readonly selected?: boolean | undefined;
  /** Icon of the toggle when on, such as the filled heart. */
  readonly selectedIcon?: string | undefined;
  /** Small count at the corner; 0 draws none. */
  readonly badge?: number | undefined;
  /** Shows the label on hover and on keyboard focus. */
  readonly tooltip?: boolean | undefined;
  readonly tooltipSide?: HintSide | undefined;
  readonly size?: 24 | 20 | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly className?: string | undefined;
  /** The panel that it opens and closes. */
  readonly 'data-panel'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-haspopup'?: 'dialog' | 'menu' | undefined;
}

/** 44 by 44, an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, selected, selectedIcon, badge = 0, tooltip, tooltipSide, size, ...rest } = props;
  const { disabled = false, className, ...aria } = rest;
  return (
    <Hint text={tooltip === true ? label : undefined} side={tooltipSide}>
      <AriaButton
        {...defined({ ...aria, 'aria-pressed': selected })}
        aria-label={label}
        className={classNames(styles.iconButton, selected === true && styles.selected, className)}
        isDisabled={disabled}
      >
        <Icon path={selected === true ? (selectedIcon ?? icon) : icon} size={size} />
        {badge > 0 && (
          <span className={styles.badge}>
            <Badge count={badge} />
          </span>
        )}
      </AriaButton>
    </Hint>
  );
}
