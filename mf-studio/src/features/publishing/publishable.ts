import { isAllowed } from '@suite/access';
import type { ProjectStructure } from '@suite/api';
import type { RoleName } from '@suite/contracts';

/** What is published or not, and is no unit. */
export interface Publishable {
  readonly kind: 'project' | 'masterplan' | 'building';
  readonly id: number;
  readonly name: string;
  readonly isPublished: boolean;
  /** How deep it lies: 0 for the project. */
  readonly depth: number;
  /** Shown to visitors: it and all that it lies in are published. */
  readonly isShown: boolean;
}

/** A project with all that lies in it and that these roles may publish, each after the one that it lies in. */
export function publishablesOf(structure: ProjectStructure, roles: readonly RoleName[]): Publishable[] {
  const { id, name, publish } = structure;
  const project: Publishable = {
    kind: 'project',
    id,
    name,
    isPublished: publish,
    depth: 0,
    isShown: publish,
  };
  const all = [project, ...structure.masterplans.flatMap((one) => masterplanOf(one, structure))];
  return all.filter(({ kind }) => isAllowed(roles, `${kind}:update`));
}

type Masterplan = ProjectStructure['masterplans'][number];

function masterplanOf(masterplan: Masterplan, structure: ProjectStructure): Publishable[] {
  const way = wayTo(masterplan, structure.masterplans);
  const isShown = structure.publish && way.every(({ publish }) => publish);
  const { id, name, publish, buildings } = masterplan;
  return [
    { kind: 'masterplan', id, name, isPublished: publish, depth: way.length, isShown },
    ...buildings.map((one) => ({
      kind: 'building' as const,
      id: one.id,
      name: one.title || one.name,
      isPublished: one.publish,
      depth: way.length + 1,
      isShown: isShown && one.publish,
    })),
  ];
}

/** From a masterplan up to the root, itself included; a circle of parents ends it. */
function wayTo(masterplan: Masterplan, all: readonly Masterplan[]): Masterplan[] {
  const way = [masterplan];
  let parent = all.find(({ id }) => id === masterplan.parentId);
  while (parent && !way.includes(parent)) {
    way.push(parent);
    const { parentId } = parent;
    parent = all.find(({ id }) => id === parentId);
  }
  return way;
}
