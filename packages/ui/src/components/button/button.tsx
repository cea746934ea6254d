import type { ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { defined } from '../../defined.ts';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClassName } from './button-look.ts';

export interface ButtonProps extends ButtonLook {
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  /** Path data of an icon in front of the words. */
  readonly icon?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Keeps focus and width, ignores presses, shows a spinner and `pendingLabel`. */
  readonly pending?: boolean | undefined;
  /** Words while pending, such as "Sending"; without it the spinner stands alone and the label is read. */
  readonly pendingLabel?: string | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly form?: string | undefined;
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-controls'?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { children, variant, size, full, className, icon, pending = false, pendingLabel, ...rest } = props;
  const { disabled = false, ...aria } = rest;
  return (
    <AriaButton
      {...defined(aria)}
      className={buttonClassName({ variant, size, full, className })}
      isDisabled={disabled}
      isPending={pending}
    >
      <span className={styles.label} aria-hidden={pending ? true : undefined}>
        {icon !== undefined && <Icon path={icon} size={20} />}
        {children}
      </span>
      {pending && (
        <span className={styles.pending}>
          <Spinner />
          {pendingLabel ?? <VisuallyHidden>{children}</VisuallyHidden>}
        </span>
      )}
    </AriaButton>
  );
}
