import type { WithdrawnUnit } from '@suite/api-client';
import { FormattedMessage } from 'react-intl';

/** Says that a home of a list is not offered any more, by its number where it was. */
export function GoneSentence({ withdrawn }: { readonly withdrawn: WithdrawnUnit | null }) {
  return withdrawn ? (
    <FormattedMessage id="panels.withdrawn" values={{ number: withdrawn.number }} />
  ) : (
    <FormattedMessage id="panels.gone" />
  );
}
