import type { AreaShapes } from '../model/area-shapes.ts';
import { childKey, type MasterplanChild } from '../model/children.ts';
import type { HoverState } from '../use-hover-state.ts';
import { ChildRow } from './child-row.tsx';

export interface ChildListProps {
  readonly items: readonly MasterplanChild[];
  readonly areas: AreaShapes | null;
  readonly hoverState: HoverState | null;
}

/** The children as rows, in step with their areas in the picture where there is one. */
export function ChildList({ items, areas, hoverState }: ChildListProps) {
  return (
    <ul>
      {items.map((child) => {
        const key = childKey(child);
        const shapeId = areas?.shapeOf.get(key) ?? null;
        const isOn = shapeId !== null && [hoverState?.activeId, hoverState?.selectedId].includes(shapeId);
        return (
          <li key={key}>
            <ChildRow
              child={child}
              isOn={isOn}
              onHover={(isHovered) => hoverState?.hover(isHovered ? shapeId : null)}
            />
          </li>
        );
      })}
    </ul>
  );
}
