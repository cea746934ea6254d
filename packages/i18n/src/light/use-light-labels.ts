import type { UnitLight } from '@suite/api';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { seaViewMessageId } from '../messages/message-ids.ts';

/** What is said of sun and sea, in the visitor's language; null for what is not known. */
export interface LightLabels {
  /** "2.5 h". */
  readonly hours: (hours: number | undefined) => string | null;
  /** "Open, 108°"; the word or the width alone where the other is not known. */
  readonly sea: (light: Pick<UnitLight, 'seaView' | 'seaViewDegrees'>) => string | null;
}

export function useLightLabels(): LightLabels {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      hours: (hours) => (hours === undefined ? null : formatMessage({ id: 'unit.hours' }, { hours })),
      sea: ({ seaView, seaViewDegrees: degrees }) => {
        const word = seaView && formatMessage({ id: seaViewMessageId(seaView) });
        // None has no width.
        const width = degrees ? formatMessage({ id: 'unit.sea' }, { degrees }) : undefined;
        return [word, width].filter((part) => part !== undefined).join(', ') || null;
      },
    }),
    [formatMessage],
  );
}
