import type { ViewShapes } from '@suite/api';
import type { Tagged } from '@suite/api-client';
import { $profile, setPageTitle } from '@suite/bus';
import { AsyncView } from '@suite/explorer';
import type { StageHandle } from '@suite/picture/editor';
import { StateCard, useMedia } from '@suite/ui';
import { FRAME_CORNERS } from '@suite/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDraftPicture } from '../../lib/draft-picture.tsx';
import { StudioLayout } from '../../lib/layout/studio-layout.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { Panel } from './panel/panel.tsx';
import { PictureRoom } from './picture-room.tsx';
import { readWork, workKey } from './saving/stored-work.ts';
import { useEditor } from './use-editor.ts';
import { useView } from './use-view.ts';

interface PictureViewProps {
  readonly project: StaffProject;
  readonly view: string;
}

/** Narrower windows have no room for a picture beside its lists. */
const WIDE_ENOUGH = '(min-width: 1024px)';

export function PictureView({ project, view }: PictureViewProps) {
  const intl = useIntl();
  const isWide = useMedia(WIDE_ENOUGH);
  const shapes = useView(project.id, view);
  const picture = useDraftPicture({ projectId: project.id, picture: view });
  if (!isWide) {
    return (
      <StudioLayout project={project} room="pictures">
        <StateCard
          icon={FRAME_CORNERS}
          title={intl.formatMessage({ id: 'studio.picture.narrow' })}
          text={intl.formatMessage({ id: 'studio.picture.narrow-text' })}
        />
      </StudioLayout>
    );
  }
  const isThere = shapes.data !== undefined && picture.data !== undefined;
  if (!isThere) {
    return (
      <StudioLayout project={project} room="pictures">
        {shapes.data === undefined ? <AsyncView read={shapes} /> : <AsyncView read={picture} />}
      </StudioLayout>
    );
  }
  return <Opened project={project} data={shapes.data} src={picture.data} />;
}

interface OpenedProps {
  readonly project: StaffProject;
  readonly data: Tagged<ViewShapes>;
  readonly src: string;
}

function Opened({ project, data, src }: OpenedProps) {
  const { document } = data;
  const stage = useRef<StageHandle>(null);
  const storageKey = workKey($profile.get()?.id ?? 0, project.id, document.view);
  const [takenUp] = useState(() => readWork(storageKey));
  const model = useEditor({ projectId: project.id, data, takenUp, storageKey });
  const title = `${document.owner} - ${document.title}`;
  useEffect(() => setPageTitle(title), [title]);
  const panel = <Panel document={document} src={src} model={model} stage={stage} />;
  return (
    <StudioLayout project={project} room="pictures" panel={panel}>
      <PictureRoom project={project} document={document} src={src} model={model} stage={stage} />
    </StudioLayout>
  );
}
