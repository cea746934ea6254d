import type { ProjectModel } from '@suite/api';
import type { ModelPin } from '@suite/model';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useCountsText } from '../../../lib/use-counts-text.ts';
import type { MasterplanChild } from '../model/children.ts';
import { AreaPill } from '../picture/area-pill.tsx';
import { useScreen } from '../screen-store.ts';
import { childPlaces } from './lit-units.ts';

export interface PinActions {
  /** Under which name the screen knows a child, by its key. */
  readonly nameOf: (key: string) => string;
  readonly press: (key: string, isTouch: boolean) => void;
  /** Where a press leads. */
  readonly hrefOf: (child: MasterplanChild) => string;
}

/** The pills of the picture, over the buildings and parts of the model. */
export function useModelPins(
  { units }: ProjectModel,
  childOf: ReadonlyMap<number, string>,
  byKey: ReadonlyMap<string, MasterplanChild>,
  { nameOf, press, hrefOf }: PinActions,
): readonly ModelPin[] {
  const { hover } = useScreen('hover');
  const countsText = useCountsText();
  const places = useMemo(() => childPlaces(units, childOf), [units, childOf]);
  return useMemo(
    () =>
      [...places].flatMap(([key, at]) => {
        const child = byKey.get(key);
        if (!child) return [];
        const content = (
          <AreaPill
            id={nameOf(key)}
            child={child}
            labels={{ name: child.name, line: countsText(child) }}
            side="above"
            hover={hover}
            onPress={(isTouch) => press(key, isTouch)}
          />
        );
        const link = (
          <Link
            to={hrefOf(child)}
            aria-label={`${child.name}, ${countsText(child)}`}
            onFocus={() => hover.hoverInList(nameOf(key))}
            onBlur={() => hover.hoverInList(null)}
          />
        );
        return [{ id: key, at, content, link }];
      }),
    [places, byKey, countsText, hover, nameOf, press, hrefOf],
  );
}
