import { isAllowed } from '@suite/access';
import { AsyncView } from '@suite/explorer';
import { Button, Heading } from '@suite/ui';
import { PLUS } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ActionError } from '../../lib/action-error.tsx';
import { type Editing, PartDialog } from '../../lib/structure/part-dialog.tsx';
import { RemoveDialog } from '../../lib/structure/remove-dialog.tsx';
import type { Thing } from '../../lib/structure/thing.ts';
import { useStructure } from '../../lib/structure/use-structure.ts';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { useSectionInSight } from '../../lib/use-section-in-sight.ts';
import { useOutline } from '../../lib/versions/use-versions.ts';
import { AltSummary } from './describe/alt-note.tsx';
import { type DescribedPicture, PictureDrawer } from './describe/picture-drawer.tsx';
import { OtherPictures } from './other-pictures.tsx';
import { type PartActions, PartSection } from './part-section.tsx';
import styles from './pictures.module.css';
import { PlansSection } from './plans/plans-section.tsx';
import { PointsSection } from './points-section.tsx';
import { useUploads } from './use-uploads.ts';

/** What a project is made of: its areas and buildings with their pictures, and the pictures beside them. */
export function PicturesRoom({ project }: { readonly project: StaffProject }) {
  const model = useStructure(project.id);
  const outline = useOutline(project.id);
  useSectionInSight(model.read.data !== undefined);
  const uploads = useUploads(project.id, model.reload);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [described, setDescribed] = useState<DescribedPicture | null>(null);
  const [removed, setRemoved] = useState<Thing | null>(null);
  const actions: PartActions = {
    isDisabled: model.isChanging,
    change: (change) => void model.change(change),
    onEdit: (thing, parentKey = null) => setEditing({ kind: 'thing', thing, parentKey }),
    onDescribe: setDescribed,
    onRemove: setRemoved,
    uploads,
  };
  const { uploads: _uploads, onDescribe: _onDescribe, ...points } = actions;
  const isAsking = editing !== null || described !== null || removed !== null;
  return (
    <div className={styles.room}>
      <header className={styles.head}>
        <div>
          <Heading level={2}>
            <FormattedMessage id="studio.room.pictures" />
          </Heading>
          <p className={styles.lead}>
            <FormattedMessage id="studio.pictures.lead" />
          </p>
        </div>
        <div className={styles.add}>
          <Button size={40} icon={PLUS} onPress={() => setEditing({ kind: 'community' })}>
            <FormattedMessage id="studio.parts.add-community" />
          </Button>
          <Button size={40} icon={PLUS} onPress={() => setEditing({ kind: 'building' })}>
            <FormattedMessage id="studio.parts.add-building" />
          </Button>
        </div>
      </header>
      {!isAsking && <ActionError error={model.error} />}
      <AsyncView read={model.read}>
        {({ document: structure }) => {
          const { parts } = structure;
          return (
            <>
              <AltSummary structure={structure} />
              {parts.map((part) => {
                const siblings = parts.filter(
                  ({ kind, parentKey }) => kind === part.kind && parentKey === part.parentKey,
                );
                return (
                  <PartSection
                    key={`${part.kind} ${part.key}`}
                    {...actions}
                    projectId={project.id}
                    part={part}
                    isFirst={siblings[0] === part}
                    isLast={siblings.at(-1) === part}
                    outline={outline.data?.parts.find(
                      ({ kind, key }) => kind === part.kind && key === part.key,
                    )}
                  />
                );
              })}
              <OtherPictures
                {...actions}
                projectId={project.id}
                structure={structure}
                maySetLogo={isAllowed(project.roles, 'settings:update')}
              />
              <PlansSection {...actions} projectId={project.id} structure={structure} />
              <PointsSection {...points} structure={structure} onAdd={() => setEditing({ kind: 'poi' })} />
              <PartDialog editing={editing} parts={parts} model={model} onClose={() => setEditing(null)} />
              <PictureDrawer
                projectId={project.id}
                described={described}
                model={model}
                onReplace={(files, owner) => uploads.add(files, { place: 'replacement', owner })}
                onClose={() => setDescribed(null)}
              />
            </>
          );
        }}
      </AsyncView>
      <RemoveDialog thing={removed} model={model} onClose={() => setRemoved(null)} />
    </div>
  );
}
