import { type Ref, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { classNames } from '../../class-names.ts';
import { defined } from '../../defined.ts';
import { useViewport } from '../../viewport/use-viewport.ts';
import { Hint } from '../hint/hint.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { CompactContext } from './compact.ts';
import styles from './tool-bar.module.css';

export interface ToolButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly onPress: () => void;
  /** Its card is open. Give it to buttons that open something; it becomes `aria-expanded`. */
  readonly open?: boolean | undefined;
  /** It is switched on. Give it to buttons that toggle something; it becomes `aria-pressed`. */
  readonly pressed?: boolean | undefined;
  /** Draws the dot and is read after the label, such as "filter applied". */
  readonly appliedLabel?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  /** Id of the card it opens, while that is in the page. */
  readonly 'aria-controls'?: string | undefined;
}

/** Icon over label from 915 px up; below, the icon alone with its label as hint. */
export function ToolButton(props: ToolButtonProps) {
  const { icon, label, onPress, open, pressed, appliedLabel, disabled = false, ...rest } = props;
  const isCompact = useContext(CompactContext);
  const isWide = useViewport() === 'wide' && !isCompact;
  return (
    <Hint text={isWide ? undefined : label} side="top">
      <Button
        {...defined({ ...rest, 'aria-expanded': open, 'aria-pressed': pressed })}
        className={classNames(styles.button, (open === true || pressed === true) && styles.on)}
        isDisabled={disabled}
        onPress={onPress}
      >
        <Icon path={icon} />
        {isWide ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
        {appliedLabel !== undefined && (
          <>
            <span className={styles.dot} />
            <VisuallyHidden>{appliedLabel}</VisuallyHidden>
          </>
        )}
      </Button>
    </Hint>
  );
}
