import type { ViewShapes } from '@suite/api';
import { ShapeEditor, type StageHandle } from '@suite/picture/editor';
import { ZOOM_ICONS, ZoomButton, ZoomButtons } from '@suite/picture/zoom';
import { LiveRegion } from '@suite/ui';
import { ARROW_U_UP_LEFT, ARROW_U_UP_RIGHT } from '@suite/ui/icons';
import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { StaffProject } from '../../lib/studio-page.tsx';
import { CopyView } from './copy/copy-view.tsx';
import { DrawingHint } from './drawing-hint.tsx';
import styles from './picture-editor.module.css';
import { announcementOf } from './state/announcement.ts';
import { facadeOf, nameOfShape, shapesOf } from './state/editor-state.ts';
import { keyCommand } from './state/key-command.ts';
import { Tools } from './tools.tsx';
import type { EditorModel } from './use-editor.ts';
import { useStageCommand } from './use-stage-command.ts';

interface PictureRoomProps {
  readonly project: StaffProject;
  readonly document: ViewShapes;
  readonly src: string;
  readonly model: EditorModel;
  readonly stage: RefObject<StageHandle | null>;
}

/** Tools, zoom and hint lie over these parts of the stage. */
const OVERLAID: [number, number, number, number] = [96, 76, 72, 24];

/** The whole picture with its shapes, the tools over it, and what the chosen one does. */
export function PictureRoom({ project, document, src, model, stage }: PictureRoomProps) {
  const intl = useIntl();
  const hintId = useId();
  const { context, state, dispatch, issues, saving } = model;
  const [isCopying, setCopying] = useState(false);
  const { width, height } = document;
  const image = useMemo(() => ({ src, width, height, padding: OVERLAID }), [src, width, height]);
  // What is small is so for all of a picture: marking each would hide the others.
  const flagged = useMemo(
    () => new Set(issues.filter(({ kind }) => kind !== 'small').flatMap(({ keys }) => keys)),
    [issues],
  );
  const nameOf = useMemo(
    () => (shape: Parameters<typeof nameOfShape>[0]) => nameOfShape(shape, context.targets),
    [context],
  );
  const { drawn, run } = useStageCommand(stage, model);
  const onKeyDown = (event: KeyboardEvent) => {
    const command = keyCommand(event, state);
    if (!command) return;
    event.preventDefault();
    if (command.to === 'editor') dispatch(command.action);
    else run(command.command);
  };
  const { past, future } = state.history;
  const announcement = announcementOf(state, context, drawn);
  return (
    <div className={styles.room} data-unsent={saving.state.kind !== 'saved' || undefined}>
      {/* What copying from another view lies over is neither pressed nor read meanwhile. */}
      <div inert={isCopying}>
        <ShapeEditor
          ref={stage}
          image={image}
          label={intl.formatMessage({ id: 'studio.picture.stage' }, { title: document.title })}
          describedBy={hintId}
          shapes={shapesOf(state)}
          selected={state.selected}
          corner={state.corner}
          tool={state.tool}
          isSnapping={state.isSnapping}
          facade={facadeOf(state)}
          handle={state.handle}
          cursor={state.cursor}
          flagged={flagged}
          nameOf={nameOf}
          onSelect={(key, corner) =>
            dispatch(
              state.tool === 'join' && key !== null ? { kind: 'join', key } : { kind: 'select', key, corner },
            )
          }
          onShapes={(shapes) => dispatch({ kind: 'shapes', shapes })}
          onOutline={(ring) => dispatch({ kind: 'outline', ring })}
          onCut={(from, to) => dispatch({ kind: 'cut', from, to })}
          onFacade={(facade, isMoving) => dispatch({ kind: 'facade', facade, isMoving })}
          onKeyDown={onKeyDown}
        />
        <div className={styles.tools}>
          <Tools document={document} model={model} onCopyView={() => setCopying(true)} />
        </div>
        <div className={styles.corner}>
          <ZoomButtons>
            <ZoomButton
              label={intl.formatMessage({ id: 'studio.picture.zoom-in' })}
              icon={ZOOM_ICONS.plus}
              idle={false}
              onPress={() => run('zoom-in')}
            />
            <ZoomButton
              label={intl.formatMessage({ id: 'studio.picture.zoom-out' })}
              icon={ZOOM_ICONS.minus}
              idle={false}
              onPress={() => run('zoom-out')}
            />
            <ZoomButton
              label={intl.formatMessage({ id: 'studio.picture.fit' })}
              icon={ZOOM_ICONS.cornersOut}
              idle={false}
              onPress={() => run('fit')}
            />
            <ZoomButton
              label={intl.formatMessage({ id: 'common.undo' })}
              icon={ARROW_U_UP_LEFT}
              idle={past.length === 0}
              onPress={() => dispatch({ kind: 'undo' })}
            />
            <ZoomButton
              label={intl.formatMessage({ id: 'studio.redo' })}
              icon={ARROW_U_UP_RIGHT}
              idle={future.length === 0}
              onPress={() => dispatch({ kind: 'redo' })}
            />
          </ZoomButtons>
        </div>
        <DrawingHint id={hintId} state={state} run={run} />
      </div>
      <LiveRegion>
        {announcement && intl.formatMessage({ id: announcement.id }, announcement.values)}
      </LiveRegion>
      {isCopying && (
        <CopyView
          project={project}
          document={document}
          src={src}
          model={model}
          onClose={() => setCopying(false)}
        />
      )}
    </div>
  );
}
