import { StudioLayout } from '../../lib/layout/studio-layout.tsx';
import { ProjectPage } from '../../lib/project-page.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { ListPanel } from './list/list-panel.tsx';
import { useUnitList } from './list/use-unit-list.ts';
import { UnitsRoom } from './units-room.tsx';
import { useUnits } from './use-units.ts';

/** `/studio/projects/:id/homes`: the units of a project in a grid. */
export default function UnitsPage() {
  return <ProjectPage room="units">{(project) => <Units key={project.id} project={project} />}</ProjectPage>;
}

function Units({ project }: { readonly project: StaffProject }) {
  const model = useUnits(project.id, project.roles);
  const lists = useUnitList(project.id, project.roles, model);
  const panel = lists.list ? (
    <ListPanel model={model} lists={lists} list={lists.list} />
  ) : (
    <ChangesPanel model={model} roles={project.roles} />
  );
  return (
    <StudioLayout project={project} room="units" panel={panel}>
      <UnitsRoom project={project} model={model} lists={lists} />
    </StudioLayout>
  );
}
