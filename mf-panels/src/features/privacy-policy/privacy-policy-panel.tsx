import { useStore } from '@nanostores/react';
import { getProjectSettings } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { $projectId, useLocale } from '@suite/bus';
import type { Locale, PanelProps } from '@suite/contracts';
import { AppIntl } from '@suite/i18n';
import { Overlay } from '@suite/ui';
import { useState } from 'react';
import { useFrame } from '../../lib/use-frame.ts';
import { messages } from '../../messages.ts';
import { policyLanguage } from './policy-language.ts';
import { PolicyText } from './policy-text.tsx';

/** What is done with a visitor's data. */
export default function PrivacyPolicyPanel({ onClose }: PanelProps) {
  return (
    <AppIntl messages={messages}>
      <PolicyOverlay onClose={onClose} />
    </AppIntl>
  );
}

function PolicyOverlay({ onClose }: PanelProps) {
  const frame = useFrame('common.privacyPolicy', onClose);
  const locale = useLocale();
  const projectId = useStore($projectId);
  const { data } = useRead(projectId === null ? null : readOf(getProjectSettings, { projectId }));
  const [chosen, setChosen] = useState<Locale | null>(null);
  return (
    <Overlay {...frame} size="text">
      <PolicyText language={policyLanguage(data?.defaultLangId, locale, chosen)} onLanguage={setChosen} />
    </Overlay>
  );
}
