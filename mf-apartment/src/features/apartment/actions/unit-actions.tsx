import { Icon } from '@suite/ui';
import { EXPORT, HEART, HEART_FILL, PRINTER, SCALES, SCALES_FILL } from '@suite/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShareLink } from '../../../lib/share/use-share-link.ts';
import { OfferSheet } from '../offer-sheet/offer-sheet.tsx';
import { useOfferSheet } from '../offer-sheet/use-offer-sheet.ts';
import { useBuilding, useScreen } from '../screen-store.ts';
import { AskButtons } from './ask-buttons.tsx';
import styles from './unit-actions.module.css';
import { useSaveActions } from './use-save-actions.ts';

const ShareDialog = lazy(() => import(/* webpackChunkName: "share" */ '../../../lib/share/share-dialog.tsx'));

/** What can be done about a home, in one bar that nothing covers. */
export function UnitActions() {
  const { unit } = useScreen('unit');
  const building = useBuilding();
  const link = useShareLink(unit);
  const sheet = useOfferSheet(unit, building, link);
  const saving = useSaveActions(unit);
  const [isSharing, setSharing] = useState(false);
  return (
    <div className={styles.bar}>
      <AskButtons unit={unit} />
      <div className={styles.row}>
        <Action
          icon={saving.isSaved ? HEART_FILL : HEART}
          labelId={saving.isSaved ? 'common.saved' : 'common.save'}
          pressed={saving.isSaved}
          onPress={saving.save}
        />
        <Action
          icon={saving.isCompared ? SCALES_FILL : SCALES}
          labelId="common.compare"
          pressed={saving.isCompared}
          onPress={saving.compare}
        />
        <Action icon={EXPORT} labelId="common.share" onPress={() => setSharing(true)} />
        <Action icon={PRINTER} labelId="apartment.print.action" onPress={sheet.print} />
      </div>
      <Suspense fallback={null}>
        {isSharing && <ShareDialog unit={unit} onClose={() => setSharing(false)} />}
      </Suspense>
      {sheet.isMade && (
        <OfferSheet unit={unit} building={building} link={link} code={sheet.code} seller={sheet.seller} />
      )}
    </div>
  );
}

interface ActionProps {
  readonly icon: string;
  readonly labelId: string;
  /** It is on; only of what can be switched on and off. */
  readonly pressed?: boolean;
  readonly onPress: () => void;
}

function Action({ icon, labelId, pressed, onPress }: ActionProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.action}
      title={intl.formatMessage({ id: labelId })}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon path={icon} />
      <span className={styles.name}>
        <FormattedMessage id={labelId} />
      </span>
    </button>
  );
}
