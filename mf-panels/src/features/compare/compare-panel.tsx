import { useStore } from '@nanostores/react';
import { $compare, $compareCandidate, dropCompareCandidate, toggleCompare } from '@suite/bus';
import type { PanelProps } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { Overlay } from '@suite/ui';
import { useFrame } from '../../lib/use-frame.ts';
import { messages } from '../../messages.ts';
import { CompareShare } from './compare-share.tsx';
import { CompareView } from './compare-view.tsx';
import { ReplaceQuestion } from './replace-question.tsx';

/** The comparison over the page that it was opened from. */
export default function ComparePanel({ onClose }: PanelProps) {
  return (
    <AppIntl messages={messages}>
      <CompareOverlay onClose={onClose} />
    </AppIntl>
  );
}

function CompareOverlay({ onClose }: PanelProps) {
  const ids = useStore($compare);
  const candidate = useStore($compareCandidate);
  const close = () => {
    dropCompareCandidate();
    onClose();
  };
  const frame = useFrame('panels.compare.title', close);
  return (
    <Overlay {...frame} size="page" headerAction={<CompareShare ids={ids} />}>
      {candidate !== null && <ReplaceQuestion candidateId={candidate} ids={ids} />}
      <CompareView ids={ids} onRemove={toggleCompare} onLeave={close} />
    </Overlay>
  );
}
