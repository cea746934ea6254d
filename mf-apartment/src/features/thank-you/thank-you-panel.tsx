import type { PanelProps } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { Button, FullScreen, Icon } from '@suite/ui';
import { CHECK_CIRCLE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnitPicture } from '../../lib/asked-unit/unit-caption.tsx';
import { chosenUnitId, useAskedUnit } from '../../lib/asked-unit/use-asked-unit.ts';
import { useOrganization } from '../../lib/use-organization.ts';
import { messages } from '../../messages.ts';
import { NextSteps, SimilarUnits } from './next-steps.tsx';
import styles from './thank-you.module.css';

/** Thanks for a request that was sent, and what a visitor may do next. */
export default function ThankYouPanel({ onClose }: PanelProps) {
  return (
    <AppIntl messages={messages}>
      <ThankYou onClose={onClose} />
    </AppIntl>
  );
}

function ThankYou({ onClose }: PanelProps) {
  const intl = useIntl();
  const [apartmentId] = useState(chosenUnitId);
  const asked = useAskedUnit(apartmentId);
  const unit = asked.unit.data;
  const organization = useOrganization(unit?.projectId);
  return (
    <FullScreen
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'apartment.thanks.title' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      picture={unit ? <UnitPicture unit={unit} building={asked.building} /> : <div />}
    >
      <div className={styles.thanks}>
        <p className={styles.sent} role="status">
          <Icon path={CHECK_CIRCLE} />
          <FormattedMessage id="apartment.thanks.sent" />
        </p>
        <p className={styles.next}>
          <FormattedMessage id="apartment.thanks.next" values={{ days: organization?.replyDays ?? 0 }} />
        </p>
        <div className={styles.actions}>
          <Button variant="primary" autoFocus onPress={onClose}>
            <FormattedMessage id="common.ok" />
          </Button>
          {unit && <NextSteps unit={unit} telephone={organization?.telephone ?? null} />}
        </div>
      </div>
      {unit && <SimilarUnits unit={unit} onLeave={onClose} />}
    </FullScreen>
  );
}
