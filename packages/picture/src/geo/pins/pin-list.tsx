import { useEffect, useLayoutEffect, useRef } from 'react';
import type { GeoEngine } from '../geo-engine.ts';
import type { GeoState } from '../geo-surface.ts';
import { toMapPoint } from '../mercator.ts';
import type { GeoMapProject, GeoMapProps } from '../types.ts';
import { ClusterPin } from './cluster-pin.tsx';
import { type Pin, pinOfProject } from './clusters.ts';
import styles from './pins.module.css';
import { ProjectPin } from './project-pin.tsx';
import { usePressGuard } from './use-press-guard.ts';

export interface PinListProps
  extends Pick<GeoMapProps, 'selectedId' | 'hoveredId' | 'onHover' | 'onOpen' | 'labels'> {
  readonly engine: GeoEngine;
  readonly sides: GeoState['sides'];
  readonly pins: readonly Pin<GeoMapProject>[];
}

function keyOf(pins: readonly Pin<GeoMapProject>[], id: number | null): string | null {
  return id === null ? null : (pinOfProject(pins, id)?.key ?? null);
}

/** Elements of the pins by key, told to the engine after every change. */
function usePinPlaces(engine: GeoEngine, pins: readonly Pin<GeoMapProject>[]) {
  const elements = useRef(new Map<string, HTMLElement>());
  useLayoutEffect(() => {
    engine.setPins(
      pins.flatMap(({ key, at }) => {
        const element = elements.current.get(key);
        if (!element) return [];
        return [{ key, at, element, label: element.querySelector<HTMLElement>('[data-label]') }];
      }),
    );
  }, [engine, pins]);
  return elements;
}

/**
 * Opening a cluster by keyboard takes its button away; the focus goes on to the pin that then shows the
 * cluster's first project.
 */
function useFocusAfterCluster(
  pins: readonly Pin<GeoMapProject>[],
  elements: ReturnType<typeof usePinPlaces>,
) {
  const follows = useRef<number | null>(null);
  useEffect(() => {
    const key = keyOf(pins, follows.current);
    if (key === null) return;
    const focused = document.activeElement;
    if (focused === null || focused === document.body) {
      elements.current.get(key)?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    }
    if (pinOfProject(pins, follows.current ?? 0)?.kind === 'project') follows.current = null;
  }, [pins, elements]);
  return (id: number | null) => {
    follows.current = id;
  };
}

/** All pins in the order of the projects. */
export function PinList(props: PinListProps) {
  const { engine, pins, sides, selectedId, hoveredId, onHover, onOpen, labels } = props;
  const elements = usePinPlaces(engine, pins);
  const followFocus = useFocusAfterCluster(pins, elements);
  const guard = usePressGuard();
  const onKeys = [keyOf(pins, selectedId), keyOf(pins, hoveredId)];

  function content(pin: Pin<GeoMapProject>) {
    const isOn = onKeys.includes(pin.key);
    if (pin.kind === 'project') {
      return (
        <ProjectPin
          project={pin.project}
          side={sides.get(pin.key) ?? 'right'}
          isOn={isOn}
          onHover={onHover}
          onFocus={(id) => {
            engine.show(pin.at);
            onHover(id);
          }}
          onOpen={onOpen}
        />
      );
    }
    return (
      <ClusterPin
        count={pin.projects.length}
        label={labels.cluster(pin.projects.map(({ name }) => name))}
        isOn={isOn}
        isFaded={pin.projects.every((project) => project.isFaded)}
        onFocus={() => engine.show(pin.at)}
        onOpen={() => {
          followFocus(pin.projects[0]?.id ?? null);
          engine.openCluster(pin.projects.map((one) => toMapPoint(one.longitude, one.latitude)));
        }}
      />
    );
  }

  return (
    <ul className={styles.list} {...guard}>
      {pins.map((pin) => (
        <li
          key={pin.key}
          className={styles.place}
          ref={(element) => {
            if (element) elements.current.set(pin.key, element);
            else elements.current.delete(pin.key);
          }}
        >
          {content(pin)}
        </li>
      ))}
    </ul>
  );
}
