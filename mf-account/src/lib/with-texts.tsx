import { AppIntl } from '@suite/i18n';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';

/** The texts of this remote around one of its pages. */
export function WithTexts({ children }: { readonly children: ReactNode }) {
  return <AppIntl messages={messages}>{children}</AppIntl>;
}
