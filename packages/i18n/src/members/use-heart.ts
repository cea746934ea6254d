import { useIsFavourite } from '@suite/bus';
import { useIntl } from 'react-intl';
import { type MemberHome, useMemberActions } from './use-member-actions.ts';

/** What the heart of a home shows and does: the properties of `HeartToggle`. */
export function useHeart(home: MemberHome): {
  readonly saved: boolean;
  readonly label: string;
  readonly onPress: () => void;
} {
  const intl = useIntl();
  const { save } = useMemberActions();
  return {
    saved: useIsFavourite(home.id),
    label: intl.formatMessage({ id: 'common.saveHome' }, { number: home.name }),
    onPress: () => save(home),
  };
}
