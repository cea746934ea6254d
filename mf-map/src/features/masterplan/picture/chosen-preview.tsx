import { useIntl } from 'react-intl';
import { useCountsText } from '../../../lib/use-counts-text.ts';
import { inModel } from '../live-model/in-model.ts';
import type { Chosen } from '../preview/preview.ts';
import { PreviewCard } from '../preview/preview-card.tsx';
import { useScreen } from '../screen-store.ts';

/** The preview of what a first tap chose, with its line in words; in the model it leads to that of the part. */
export function ChosenPreview({
  chosen,
  onClose,
}: {
  readonly chosen: Chosen;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const countsText = useCountsText();
  const { isWanted } = useScreen('model').model.stage;
  const line = chosen.kind === 'child' ? countsText(chosen.child) : intl.formatMessage({ id: 'map.poi.one' });
  const { href } = chosen.kind === 'child' ? chosen.child : chosen.point;
  const isInModel = isWanted && chosen.kind === 'child';
  return (
    <PreviewCard chosen={chosen} href={isInModel ? inModel(href) : href} line={line} onClose={onClose} />
  );
}
