import type { ReactElement } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './hint.module.css';

export interface HintProps {
  /** Words to show; nothing is drawn without them. */
  readonly text: string | undefined;
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** One pressable element. */
  readonly children: ReactElement;
}

/** The name of an icon, shown after 400 ms of hover or at once on keyboard focus; Esc hides it. */
export function Hint({ text, side = 'bottom', children }: HintProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={0} isDisabled={text === undefined}>
      {children}
      <AriaTooltip className={styles.hint ?? ''} placement={side} offset={6}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
