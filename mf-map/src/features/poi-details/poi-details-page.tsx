import { clearSelection, useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { StateCard } from '@suite/ui';
import { MAP_PIN } from '@suite/ui/icons';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Centred } from '../../lib/states/centred.tsx';
import { messages } from '../../messages.ts';

function NotBuilt() {
  const intl = useIntl();
  useEffect(clearSelection, []);
  return (
    <Centred>
      <StateCard
        icon={MAP_PIN}
        layout="stacked"
        title={intl.formatMessage({ id: 'common.notBuilt' })}
        text={intl.formatMessage({ id: 'map.poi.text' })}
        actionLabel={intl.formatMessage({ id: 'common.toMap' })}
        href={routePath('map', useLocale())}
      />
    </Centred>
  );
}

/** Details of a point of interest; until they are built, the page says so. */
export default function PoiDetailsPage() {
  return (
    <AppIntl messages={messages}>
      <NotBuilt />
    </AppIntl>
  );
}
