import type { ContentVersion } from '@suite/api';
import { createDraftLink } from '@suite/api/endpoints';
import { call } from '@suite/api-client';
import { Drawer } from '@suite/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PreviewLinkForm } from '../../lib/preview-link/preview-link-form.tsx';
import type { StaffProject } from '../../lib/studio-page.tsx';
import styles from './overview.module.css';

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
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: 'studio.preview' })}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
    >
      {version && (
        <div className={styles.preview}>
          <p>
            <FormattedMessage id="studio.preview.text" values={{ number: version.number }} />
          </p>
          <PreviewLinkForm
            make={async (note) =>
              (await call(createDraftLink, { projectId: project.id, number: version.number, body: { note } }))
                .url
            }
          />
        </div>
      )}
    </Drawer>
  );
}
