import type { StructureChange } from '@suite/api';
import { Icon, IconButton } from '@suite/ui';
import { CARET_DOWN, CARET_UP, DOTS_SIX_VERTICAL, PENCIL_SIMPLE, TRASH } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import { isMovable, type Thing, useTitle } from '../../lib/structure/thing.ts';
import { useReorder } from '../../lib/structure/use-reorder.ts';
import styles from './pictures.module.css';

interface ToolsProps {
  /** Things of one list are moved among each other; what has none stays where it is. */
  readonly list?: string;
  readonly thing: Thing;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDisabled: boolean;
  readonly change: (change: StructureChange) => void;
  readonly onEdit: (thing: Thing) => void;
  readonly onRemove: (thing: Thing) => void;
}

/** Moves, renames and removes a part or a picture. */
export function Tools({ thing, list, isFirst, isLast, isDisabled, change, onEdit, onRemove }: ToolsProps) {
  const intl = useIntl();
  const name = useTitle()(thing.title);
  const { kind, key } = thing.of;
  const label = (action: 'edit' | 'remove') => intl.formatMessage({ id: `studio.parts.${action}` }, { name });
  return (
    <span className={styles.tools}>
      {list !== undefined && isMovable(kind) && (
        <MoveTools
          name={name}
          list={list}
          isFirst={isFirst}
          isLast={isLast}
          isDisabled={isDisabled}
          onMove={(by) => change({ change: 'move', of: { kind, key }, by })}
        />
      )}
      {isMovable(kind) && (
        <IconButton
          icon={PENCIL_SIMPLE}
          size={20}
          label={label('edit')}
          disabled={isDisabled}
          onPress={() => onEdit(thing)}
        />
      )}
      <IconButton
        icon={TRASH}
        size={20}
        label={label('remove')}
        disabled={isDisabled}
        onPress={() => onRemove(thing)}
      />
    </span>
  );
}

interface MoveToolsProps {
  readonly name: string;
  readonly list: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isDisabled: boolean;
  readonly onMove: (by: number) => void;
}

/** Moves a thing of a list: by its handle, or a place at a time. */
export function MoveTools({ name, list, isFirst, isLast, isDisabled, onMove }: MoveToolsProps) {
  const intl = useIntl();
  const label = (action: 'drag' | 'up' | 'down') =>
    intl.formatMessage({ id: `studio.parts.${action}` }, { name });
  // There is nothing to move it among.
  if (isFirst && isLast) return null;
  return (
    <>
      <Handle label={label('drag')} list={list} isDisabled={isDisabled} onMove={onMove} />
      <IconButton
        icon={CARET_UP}
        size={20}
        label={label('up')}
        disabled={isDisabled || isFirst}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon={CARET_DOWN}
        size={20}
        label={label('down')}
        disabled={isDisabled || isLast}
        onPress={() => onMove(1)}
      />
    </>
  );
}

interface HandleProps {
  readonly label: string;
  readonly list: string;
  readonly isDisabled: boolean;
  readonly onMove: (by: number) => void;
}

/** Takes the thing along to another place of its list. */
function Handle({ label, list, isDisabled, onMove }: HandleProps) {
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      {...useReorder(list, isDisabled ? null : onMove)}
    >
      <Icon path={DOTS_SIX_VERTICAL} size={20} />
    </button>
  );
}
