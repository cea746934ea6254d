import { Button, Dialog } from '@suite/ui';
import { TRASH } from '@suite/ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { ActionError } from '../action-error.tsx';
import { type Thing, useTitle } from './thing.ts';
import type { StructureModel } from './use-structure.ts';

interface RemoveDialogProps {
  readonly thing: Thing | null;
  readonly model: StructureModel;
  readonly onClose: () => void;
}

/** Asks before something goes, and says what goes along with it. */
export function RemoveDialog({ thing, model, onClose }: RemoveDialogProps) {
  const intl = useIntl();
  const titleOf = useTitle();
  const remove = async () => {
    if (!thing || thing.of.kind === 'type') return;
    if (await model.change({ change: 'remove', of: thing.of })) onClose();
  };
  const things = (['views', 'units', 'shapes'] as const).flatMap((kind) => {
    const count = thing?.[kind] ?? 0;
    return count > 0 ? [intl.formatMessage({ id: `studio.parts.${kind}` }, { count })] : [];
  });
  return (
    <Dialog
      open={thing !== null}
      onClose={onClose}
      role="alertdialog"
      icon={TRASH}
      title={intl.formatMessage(
        { id: 'studio.parts.remove-title' },
        { name: thing ? titleOf(thing.title) : '' },
      )}
      actions={
        <>
          <Button variant="primary" pending={model.isChanging} onPress={() => void remove()}>
            <FormattedMessage id="studio.parts.remove-yes" />
          </Button>
          <Button onPress={onClose}>
            <FormattedMessage id="common.cancel" />
          </Button>
        </>
      }
    >
      <p>
        {things.length > 0 && (
          <>
            <FormattedMessage
              id="studio.parts.remove-with"
              values={{ things: intl.formatList(things, { type: 'unit' }) }}
            />{' '}
          </>
        )}
        <FormattedMessage id="studio.parts.remove-text" />
      </p>
      <ActionError error={model.error} />
    </Dialog>
  );
}
