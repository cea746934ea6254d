import type { Unit } from '@suite/api';
import { listBuildingApartments } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { togglePanel, useLocale } from '@suite/bus';
import { Button } from '@suite/ui';
import { EXPORT, HEART } from '@suite/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CallLink } from '../../lib/contact-links.tsx';
import { SimilarList } from '../../lib/similar/similar-list.tsx';

const ShareDialog = lazy(() => import(/* webpackChunkName: "share" */ '../../lib/share/share-dialog.tsx'));

export interface NextStepsProps {
  readonly unit: Unit;
  /** Of the organisation, where it gives one. */
  readonly telephone: string | null;
}

/** Favourites, a link for others, and the telephone. */
export function NextSteps({ unit, telephone }: NextStepsProps) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <Button icon={HEART} onPress={() => togglePanel('favourites')}>
        <FormattedMessage id="common.favourites" />
      </Button>
      <Button icon={EXPORT} onPress={() => setSharing(true)}>
        <FormattedMessage id="common.share" />
      </Button>
      {telephone !== null && <CallLink telephone={telephone} />}
      <Suspense fallback={null}>
        {isSharing && <ShareDialog unit={unit} onClose={() => setSharing(false)} />}
      </Suspense>
    </>
  );
}

export interface SimilarUnitsProps {
  readonly unit: Unit;
  readonly onLeave: () => void;
}

/** Homes of the same building that are like the one that was asked for. */
export function SimilarUnits({ unit, onLeave }: SimilarUnitsProps) {
  const locale = useLocale();
  const { data } = useRead(readOf(listBuildingApartments, { id: unit.buildingId, ...inLanguage(locale) }));
  return data ? <SimilarList unit={unit} units={data} onLeave={onLeave} /> : null;
}
