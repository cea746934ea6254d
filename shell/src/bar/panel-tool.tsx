import { useStore } from '@nanostores/react';
import { $panel, togglePanel } from '@suite/bus';
import { IconButton, type IconButtonProps } from '@suite/ui';
import { memo, useCallback } from 'react';

export interface PanelToolProps extends Pick<IconButtonProps, 'icon' | 'label' | 'badge' | 'disabled'> {
  readonly panel: Parameters<typeof togglePanel>[0];
}

/** A button of the bar for one of the panels; the others stay as they are when it opens or closes. */
export function PanelTool({ panel, ...button }: PanelToolProps) {
  const isOpen = useStore($panel) === panel;
  const toggle = useCallback(() => togglePanel(panel), [panel]);
  return (
    <Button {...button} selected={isOpen} onPress={toggle} data-panel={button.disabled ? undefined : panel} />
  );
}

const Button = memo(IconButton);
