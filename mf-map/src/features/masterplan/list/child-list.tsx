import { type HoverStore, isLit, useHoverState } from '@suite/explorer';
import type { AreaShapes } from '../model/area-shapes.ts';
import { childKey, type MasterplanChild } from '../model/children.ts';
import { ChildRow } from './child-row.tsx';

export interface ChildListProps {
  readonly items: readonly MasterplanChild[];
  readonly areas: AreaShapes | null;
  readonly hover: HoverStore<string> | null;
}

/** The children as rows, in step with their areas in the picture where there is one. */
export function ChildList({ items, areas, hover }: ChildListProps) {
  return (
    <ul>
      {items.map((child) => {
        const key = childKey(child);
        const shapeId = areas?.shapeOf.get(key) ?? null;
        return (
          <li key={key}>
            {hover ? (
              <LinkedRow child={child} shapeId={shapeId} hover={hover} />
            ) : (
              <ChildRow child={child} isOn={false} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface LinkedRowProps {
  readonly child: MasterplanChild;
  readonly shapeId: string | null;
  readonly hover: HoverStore<string>;
}

function LinkedRow({ child, shapeId, hover }: LinkedRowProps) {
  const isOn = useHoverState(hover, (state) => isLit(state, shapeId));
  return (
    <ChildRow
      child={child}
      isOn={isOn}
      onHover={(isHovered) => hover.hoverInList(isHovered ? shapeId : null)}
    />
  );
}
