import type { ViewShapes } from '@suite/api';
import type { StageTool } from '@suite/picture/editor';
import { ToolBar, ToolBarDivider, ToolButton, useMedia } from '@suite/ui';
import {
  CURSOR,
  FILE_ARROW_UP,
  GRID_NINE,
  IMAGES,
  INTERSECT,
  MAGNET_STRAIGHT,
  POLYGON,
  SCISSORS,
} from '@suite/ui/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import styles from './picture-editor.module.css';
import type { EditorModel } from './use-editor.ts';

const ICONS: Readonly<Record<StageTool, string>> = {
  select: CURSOR,
  draw: POLYGON,
  facade: GRID_NINE,
  split: SCISSORS,
  join: INTERSECT,
};

interface ToolsProps {
  readonly document: ViewShapes;
  readonly model: EditorModel;
  readonly onCopyView: () => void;
}

export function Tools({ document, model, onCopyView }: ToolsProps) {
  const intl = useIntl();
  const isWide = useMedia('(min-width: 1360px)');
  const { state, dispatch } = model;
  const chooser = useRef<HTMLInputElement>(null);
  const label = (name: string) => intl.formatMessage({ id: `studio.picture.tool.${name}` });
  // A façade has homes; a masterplan has none.
  const tools = (Object.keys(ICONS) as StageTool[]).filter(
    (tool) => tool !== 'facade' || document.building !== null,
  );
  return (
    <>
      <ToolBar label={intl.formatMessage({ id: 'studio.picture.tools' })} compact={!isWide}>
        {tools.map((tool) => (
          <ToolButton
            key={tool}
            icon={ICONS[tool]}
            label={label(tool)}
            pressed={state.tool === tool}
            onPress={() => dispatch({ kind: 'tool', tool })}
          />
        ))}
        <ToolBarDivider />
        <ToolButton
          icon={MAGNET_STRAIGHT}
          label={label('snap')}
          pressed={state.isSnapping}
          onPress={() => dispatch({ kind: 'snap' })}
        />
        <ToolButton icon={FILE_ARROW_UP} label={label('import')} onPress={() => chooser.current?.click()} />
        <ToolButton icon={IMAGES} label={label('copy-view')} onPress={onCopyView} />
      </ToolBar>
      <input
        ref={chooser}
        className={styles.chooser}
        type="file"
        accept=".svg,.json,.geojson"
        tabIndex={-1}
        aria-label={label('import')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) model.drawing.read(file);
          target.value = '';
        }}
      />
    </>
  );
}
