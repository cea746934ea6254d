import { useStore } from '@nanostores/react';
import { $selection, useIsFavourite } from '@suite/bus';
import { useMemberActions } from '@suite/i18n';
import { IconButton } from '@suite/ui';
import { BOOKMARK_SIMPLE, BOOKMARK_SIMPLE_FILL, DOWNLOAD_SIMPLE, X } from '@suite/ui/icons';
import { useIntl } from 'react-intl';
import classes from './app-bar.module.css';
import { PanelTool } from './panel-tool.tsx';

/** What the bar offers on the page of a home: its downloads, saving it, and the way out (specification §2). */
export function UnitTools({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const { unit } = useStore($selection);
  const isSaved = useIsFavourite(unit?.id ?? 0);
  const members = useMemberActions();
  const save = () => {
    if (unit) members.save({ id: unit.id, name: unit.name, status: null });
  };
  return (
    <div className={classes.own}>
      <PanelTool
        panel="download"
        icon={DOWNLOAD_SIMPLE}
        label={text('shell.bar.downloads')}
        disabled={!unit}
      />
      <IconButton
        icon={BOOKMARK_SIMPLE}
        selectedIcon={BOOKMARK_SIMPLE_FILL}
        label={text('shell.bar.save')}
        selected={isSaved}
        disabled={!unit}
        onPress={save}
      />
      <IconButton icon={X} label={text('shell.bar.close')} onPress={onClose} />
    </div>
  );
}
