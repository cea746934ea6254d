import { useIntl } from 'react-intl';

/** What a drawer or an overlay of this remote is given: a panel is open as long as it is mounted. */
export interface Frame {
  readonly open: true;
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** The frame of a panel: its title in words, its cross, and what closes it. */
export function useFrame(titleId: string, onClose: () => void): Frame {
  const intl = useIntl();
  return {
    open: true,
    title: intl.formatMessage({ id: titleId }),
    closeLabel: intl.formatMessage({ id: 'common.close' }),
    onClose,
  };
}
