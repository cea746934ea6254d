import { Menu, type MenuItem } from '@suite/ui';
import { DOTS_THREE, PLUS } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import styles from './tree.module.css';
import type { TreeEdits } from './tree-edits.ts';
import type { TreeRow } from './tree-rows.ts';

interface LineMenuProps {
  readonly row: TreeRow;
  readonly siblings: readonly TreeRow[];
  readonly edits: TreeEdits;
}

/** What can be done to a line of the tree. */
export function LineMenu({ row, siblings, edits }: LineMenuProps) {
  const intl = useIntl();
  const text = (id: 'edit' | 'up' | 'down' | 'remove' | 'add-building') =>
    intl.formatMessage({ id: id === 'add-building' ? 'studio.parts.add-building' : `studio.tree.${id}` });
  const move = (id: 'up' | 'down', keys: string, end: TreeRow | undefined): MenuItem => ({
    id,
    label: text(id),
    keys,
    disabled: row === end,
  });
  const actions: Readonly<Record<string, () => void>> = {
    edit: () => edits.rename(row),
    up: () => edits.move(row, -1, siblings),
    down: () => edits.move(row, 1, siblings),
    'add-building': () => edits.edit({ kind: 'building', community: row.of }),
    remove: () => edits.remove(row),
  };
  return (
    <span data-control="menu">
      <Menu
        icon={DOTS_THREE}
        size={20}
        className={styles.menu}
        label={intl.formatMessage({ id: 'studio.tree.menu' }, { name: row.title })}
        disabled={edits.model.isChanging}
        items={[
          { id: 'edit', label: text('edit'), keys: 'F2' },
          ...(siblings.length > 1
            ? [move('up', 'Alt ↑', siblings[0]), move('down', 'Alt ↓', siblings.at(-1))]
            : []),
          ...(row.kind === 'community' ? [{ id: 'add-building', label: text('add-building') }] : []),
          { id: 'remove', label: text('remove'), keys: 'Del' },
        ]}
        onChoose={(id) => actions[id]?.()}
      />
    </span>
  );
}

/** Adds a part or a point of interest to the project. */
export function AddMenu({ edits }: { readonly edits: TreeEdits }) {
  const intl = useIntl();
  return (
    <Menu
      icon={PLUS}
      size={20}
      className={styles.addMenu}
      label={intl.formatMessage({ id: 'studio.tree.add' })}
      disabled={edits.model.isChanging || !edits.structure}
      items={[
        { id: 'community', label: intl.formatMessage({ id: 'studio.parts.add-community' }) },
        { id: 'building', label: intl.formatMessage({ id: 'studio.parts.add-building' }) },
        { id: 'poi', label: intl.formatMessage({ id: 'studio.points.add' }) },
      ]}
      onChoose={(kind) => edits.edit({ kind: kind as 'community' | 'building' | 'poi' })}
    />
  );
}
