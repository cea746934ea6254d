import type { Unit } from '@suite/api';
import { listBuildingApartments } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';
import { Button, ButtonLink } from '@suite/ui';
import { FormattedMessage } from 'react-intl';
import { SIMILAR_ID } from '../../../lib/similar/similar-list.tsx';
import { similarUnits } from '../../../lib/similar/similar-units.ts';

/** Leads to the similar homes further down the page; where the building has none, to its search. */
export function ShowSimilar({ unit }: { readonly unit: Unit }) {
  const locale = useLocale();
  const { masterplanId, buildingId } = unit;
  const { data } = useRead(readOf(listBuildingApartments, { id: buildingId, ...inLanguage(locale) }));
  const label = <FormattedMessage id="apartment.similar.show" />;
  if (data && similarUnits(data, unit).length > 0) {
    return (
      <Button variant="primary" full onPress={showSimilar}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink variant="primary" full href={routePath('search', locale, { masterplanId, buildingId })}>
      {label}
    </ButtonLink>
  );
}

function showSimilar(): void {
  const list = document.getElementById(SIMILAR_ID);
  list?.scrollIntoView({ block: 'start' });
  list?.focus({ preventScroll: true });
}
