import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Select } from '../../../lib/select/select.tsx';
import type { StaffProject } from '../../../lib/studio-page.tsx';
import { useOutline } from '../../../lib/versions/use-versions.ts';
import styles from './copy-view.module.css';

interface ViewChoiceProps {
  readonly project: StaffProject;
  /** The view that is worked on. */
  readonly current: string;
  readonly value: string | null;
  readonly onChange: (view: string | null) => void;
}

/** The other views of what this one shows, and those of all else below them. */
export function ViewChoice({ project, current, value, onChange }: ViewChoiceProps) {
  const id = useId();
  const parts = useOutline(project.id).data?.parts ?? [];
  const own = parts.filter(({ views }) => views.some(({ key }) => key === current));
  const groups = [...own, ...parts.filter((part) => !own.includes(part))].map(({ key, title, views }) => ({
    key,
    title,
    views: views.filter((view) => view.key !== current && view.drawn > 0),
  }));
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>
        <FormattedMessage id="studio.picture.copy-view.view" />
      </label>
      <Select
        height={44}
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">–</option>
        {groups
          .filter(({ views }) => views.length > 0)
          .map(({ key, title, views }) => (
            <optgroup key={key} label={title}>
              {views.map((view) => (
                <option key={view.key} value={view.key}>
                  {view.title}
                </option>
              ))}
            </optgroup>
          ))}
      </Select>
    </div>
  );
}
