import type { ContentVersion } from '@suite/api';
import { createDraftLink } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { Button, Drawer, Eyebrow } from '@suite/ui';
import { EYE } from '@suite/ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PreviewLinkForm } from '../../lib/preview-link/preview-link-form.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import styles from './overview.module.css';
import { PreviewScreen } from './preview-frame/preview-screen.tsx';

interface PreviewDrawerProps {
  readonly open: boolean;
  readonly project: StaffProject;
  /** The newest one. */
  readonly version: ContentVersion | null;
  readonly onClose: () => void;
}

/** The real explorer on a version: here in a tab, and for others by a link that ends after seven days. */
export function PreviewDrawer({ open, project, version, onClose }: PreviewDrawerProps) {
  const intl = useIntl();
  const [isShown, setShown] = useState(false);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: 'studio.preview' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
    >
      {version && (
        <div className={styles.preview}>
          <Button variant="primary" icon={EYE} onPress={() => setShown(true)}>
            <FormattedMessage id="studio.preview.here" />
          </Button>
          <Eyebrow level={3}>
            <FormattedMessage id="studio.preview.link-for" />
          </Eyebrow>
          <p>
            <FormattedMessage id="studio.preview.text" values={{ number: version.number }} />
          </p>
          <PreviewLinkForm
            make={async (note) =>
              (await call(createDraftLink, { projectId: project.id, number: version.number, body: { note } }))
                .url
            }
          />
          <PreviewScreen
            open={isShown}
            projectId={project.id}
            number={version.number}
            onClose={() => setShown(false)}
          />
        </div>
      )}
    </Drawer>
  );
}
