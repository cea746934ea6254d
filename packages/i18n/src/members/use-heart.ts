import { useIsFavourite } from '@suite/bus';
import { useIntl } from 'react-intl';
import { type MemberUnit, useMemberActions } from './use-member-actions.ts';

/** What the heart of a home shows and does: the properties of `HeartToggle`. */
export function useHeart(unit: MemberUnit): {
  readonly saved: boolean;
  readonly label: string;
  readonly onPress: () => void;
} {
  const intl = useIntl();
  const { save } = useMemberActions();
  return {
    saved: useIsFavourite(unit.id),
    label: intl.formatMessage({ id: 'common.saveHome' }, { number: unit.name }),
    onPress: () => save(unit),
  };
}
