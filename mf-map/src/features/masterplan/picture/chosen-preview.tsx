import { useIntl } from 'react-intl';
import type { Chosen } from '../preview/preview.ts';
import { PreviewCard } from '../preview/preview-card.tsx';
import { useChildLine } from '../use-child-line.ts';

/** The preview of what a first tap chose, with its line in words. */
export function ChosenPreview({
  chosen,
  onClose,
}: {
  readonly chosen: Chosen;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const childLine = useChildLine();
  const line = chosen.kind === 'child' ? childLine(chosen.child) : intl.formatMessage({ id: 'map.poi.one' });
  return <PreviewCard chosen={chosen} line={line} onClose={onClose} />;
}
