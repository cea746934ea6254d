import { useIntl } from 'react-intl';
import type { FailureText } from '../failures.ts';

/** Words of a failure in the language of the page; a sentence of the server stays as it is. */
export function useFailureText(): (text: FailureText) => string {
  const intl = useIntl();
  return (text) => (text.kind === 'message' ? intl.formatMessage({ id: text.id }) : text.sentence);
}
