import { SELECTED_FILTER_IDS, type SelectedFilterName } from '@suite/contracts';
import { IconButton } from '@suite/ui';
import { Switch } from '@suite/ui/fields';
import { ARROW_DOWN, ARROW_UP } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import styles from '../details.module.css';

/** As visitors read them. */
export const FILTER_LABELS = {
  status: 'unit.status',
  area: 'unit.area',
  floors: 'unit.floor',
  price: 'unit.price',
  apartment_type: 'unit.type',
  orientation: 'unit.orientation',
  all_apartments: 'filter.all',
  morning_sun: 'filter.morning-sun',
  evening_sun: 'filter.evening-sun',
  sea_view: 'filter.sea-view',
} as const satisfies Record<SelectedFilterName, string>;
const ALL = Object.keys(SELECTED_FILTER_IDS) as SelectedFilterName[];

interface FilterOrderProps {
  readonly chosen: readonly SelectedFilterName[];
  readonly onChange: (chosen: readonly SelectedFilterName[]) => void;
}

/** Filters that visitors have, in their order; below them those that they have not. */
export function FilterOrder({ chosen, onChange }: FilterOrderProps) {
  const intl = useIntl();
  const others = ALL.filter((name) => !chosen.includes(name));
  return (
    <ul className={styles.order}>
      {[...chosen, ...others].map((name) => {
        const at = chosen.indexOf(name);
        const label = intl.formatMessage({ id: FILTER_LABELS[name] });
        return (
          <li key={name}>
            <Switch
              label={label}
              on={at >= 0}
              onChange={(on) => onChange(on ? [...chosen, name] : chosen.filter((one) => one !== name))}
            />
            {at >= 0 && (
              <>
                <IconButton
                  icon={ARROW_UP}
                  label={intl.formatMessage({ id: 'studio.settings.earlier' }, { label })}
                  disabled={at === 0}
                  onPress={() => onChange(moved(chosen, at, -1))}
                />
                <IconButton
                  icon={ARROW_DOWN}
                  label={intl.formatMessage({ id: 'studio.settings.later' }, { label })}
                  disabled={at === chosen.length - 1}
                  onPress={() => onChange(moved(chosen, at, 1))}
                />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function moved<T>(list: readonly T[], at: number, by: -1 | 1): readonly T[] {
  const others = list.filter((_, index) => index !== at);
  return others.toSpliced(at + by, 0, ...list.slice(at, at + 1));
}
