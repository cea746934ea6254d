import { isAllowed } from '@suite/access';
import type { DraftDetails } from '@suite/api';
import { AsyncView } from '@suite/explorer';
import { Heading } from '@suite/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StaffProject } from '../../../lib/studio-page.tsx';
import { useSectionInSight } from '../../../lib/use-section-in-sight.ts';
import styles from '../details.module.css';
import { SaveBar } from '../save-bar.tsx';
import { type DetailsModel, useDetails } from '../use-details.ts';
import { LookSection } from './look-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { SeenSection } from './seen-section.tsx';

export interface SectionProps {
  readonly model: DetailsModel;
  readonly details: DraftDetails;
}

/** Settings, colours and place of the draft; who may not change the first two sees them. */
export function SettingsRoom({ project }: { readonly project: StaffProject }) {
  const model = useDetails(project.id);
  const maySet = isAllowed(project.roles, 'settings:update');
  useSectionInSight(model.read.data !== undefined);
  return (
    <div className={styles.room} data-unsent={model.changed.length > 0 || undefined}>
      <header className={styles.head}>
        <Heading level={2}>
          <FormattedMessage id="studio.room.settings" />
        </Heading>
        <p className={styles.lead}>
          <FormattedMessage id="studio.settings.lead" />
        </p>
      </header>
      <AsyncView read={model.read}>
        {({ document: details }) => (
          <>
            <Part title="seen" isOpen={maySet && !model.isSaving} isAllowed={maySet}>
              <SeenSection model={model} details={details} />
            </Part>
            <Part title="look" isOpen={maySet && !model.isSaving} isAllowed={maySet}>
              <LookSection projectId={project.id} model={model} details={details} />
            </Part>
            <Part title="place" isOpen={!model.isSaving} isAllowed>
              <PlaceSection model={model} details={details} maySetEmail={maySet} />
            </Part>
            <SaveBar model={model} />
          </>
        )}
      </AsyncView>
    </div>
  );
}

interface PartProps {
  readonly title: 'seen' | 'look' | 'place';
  readonly isOpen: boolean;
  readonly isAllowed: boolean;
  readonly children: ReactNode;
}

function Part({ title, isOpen, isAllowed: mayChange, children }: PartProps) {
  return (
    <section id={title} tabIndex={-1} aria-labelledby={`settings-${title}`}>
      <fieldset className={styles.section} disabled={!isOpen}>
        <Heading level={3} size={20} id={`settings-${title}`}>
          <FormattedMessage id={`studio.settings.${title}`} />
        </Heading>
        {!mayChange && (
          <p className={styles.note}>
            <FormattedMessage id="studio.settings.admins-only" />
          </p>
        )}
        {children}
      </fieldset>
    </section>
  );
}
