import { useStore } from '@nanostores/react';
import { getProjectSettings } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { $projectId } from '@suite/bus';
import { LANGUAGE_IDS, LOCALE_INFO } from '@suite/contracts';
import { FormattedMessage } from 'react-intl';

/** Name of the privacy policy: Serbian where the project's language is (specification §2), as the policy then is. */
export function PolicyName() {
  const projectId = useStore($projectId);
  const { data } = useRead(projectId === null ? null : readOf(getProjectSettings, { projectId }));
  if (data?.defaultLangId !== LANGUAGE_IDS.serbianLatin)
    return <FormattedMessage id="shell.footer.privacy" />;
  return (
    <span lang={LOCALE_INFO.rs.tag}>
      <FormattedMessage id="shell.footer.privacySerbian" />
    </span>
  );
}
