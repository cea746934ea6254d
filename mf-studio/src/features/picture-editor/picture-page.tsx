import { useParams } from 'react-router';
import { ProjectPage } from '../../lib/project-page.tsx';
import { PictureView } from './picture-view.tsx';

/** `/studio/projects/:id/pictures/:view`: shapes are laid over a picture. */
export default function PicturePage() {
  const { view = '' } = useParams();
  return (
    <ProjectPage room="pictures">
      {(project) => <PictureView key={`${project.id} ${view}`} project={project} view={view} />}
    </ProjectPage>
  );
}
