import { isAllowed } from '@suite/access';
import type { ContentVersion, VersionOutline } from '@suite/api';
import type { ReadState, Tagged } from '@suite/api-client';
import { Button } from '@suite/ui';
import { EYE, FILE_ARROW_UP } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ImportDrawer } from '../../lib/import/import-drawer.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { openKinds } from '../../lib/versions/open-kinds.ts';
import { draftIn, publishedIn } from '../../lib/versions/use-versions.ts';
import { PreviewDrawer } from './preview-drawer.tsx';
import { PublishDialog } from './publish-dialog.tsx';

interface VersionActionsProps {
  readonly project: StaffProject;
  readonly versions: ReadState<Tagged<readonly ContentVersion[]>>;
  readonly outline: VersionOutline | null;
}

/** Imports a new draft, shows it to who has a link, and publishes it. */
export function VersionActions({ project, versions, outline }: VersionActionsProps) {
  const [opened, setOpened] = useState<'import' | 'preview' | 'publish' | null>(null);
  const close = () => setOpened(null);
  const list = versions.data?.document ?? [];
  const draft = draftIn(list);
  return (
    <>
      {isAllowed(project.roles, 'version:create') && (
        <Button size={40} icon={FILE_ARROW_UP} onPress={() => setOpened('import')}>
          <FormattedMessage id="studio.import" />
        </Button>
      )}
      {list[0] && (
        <Button size={40} icon={EYE} onPress={() => setOpened('preview')}>
          <FormattedMessage id="studio.preview" />
        </Button>
      )}
      {draft && isAllowed(project.roles, 'version:update') && (
        <Button size={40} variant="primary" onPress={() => setOpened('publish')}>
          <FormattedMessage id="studio.publish" />
        </Button>
      )}
      <ImportDrawer
        open={opened === 'import'}
        projectId={project.id}
        onClose={close}
        onImported={versions.retry}
      />
      <PreviewDrawer
        open={opened === 'preview'}
        project={project}
        version={list[0] ?? null}
        onClose={close}
      />
      <PublishDialog
        project={project}
        version={opened === 'publish' ? (draft ?? null) : null}
        published={publishedIn(list)}
        openCount={outline ? openKinds(outline).length : 0}
        tag={versions.data?.tag}
        onClose={close}
        onPublished={versions.retry}
      />
    </>
  );
}
