import type { LazyView, PanelProps } from '@suite/contracts';
import type { UnbuiltName } from './panel-looks.ts';

/** The way to one of the panels; a panel of its own takes its place in `remote.ts` when it is built. */
export function loadPanel(panel: UnbuiltName): LazyView<PanelProps> {
  return async () => {
    const { UnbuiltPanel } = await import('./unbuilt-panel.tsx');
    return { default: ({ onClose }) => <UnbuiltPanel panel={panel} onClose={onClose} /> };
  };
}
