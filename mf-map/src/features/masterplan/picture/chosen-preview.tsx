import { useIntl } from 'react-intl';
import { useCountsText } from '../../../lib/use-counts-text.ts';
import type { Chosen } from '../preview/preview.ts';
import { PreviewCard } from '../preview/preview-card.tsx';

/** The preview of what a first tap chose, with its line in words. */
export function ChosenPreview({
  chosen,
  onClose,
}: {
  readonly chosen: Chosen;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const countsText = useCountsText();
  const line = chosen.kind === 'child' ? countsText(chosen.child) : intl.formatMessage({ id: 'map.poi.one' });
  return <PreviewCard chosen={chosen} line={line} onClose={onClose} />;
}
