import type { ViewShapes } from '@suite/api';
import type { StageHandle } from '@suite/picture/editor';
import { Heading } from '@suite/ui';
import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { facadeOf, selectedOf, shapesOf, undrawnOf } from '../state/editor-state.ts';
import type { EditorModel } from '../use-editor.ts';
import { ConflictList } from './conflict-list.tsx';
import { DrawingReport } from './drawing-report.tsx';
import { FacadeSection } from './facade-section.tsx';
import { IssueList } from './issue-list.tsx';
import { KeyList } from './key-list.tsx';
import styles from './panel.module.css';
import { SavingLine } from './saving-line.tsx';
import { ShapeSection } from './shape-section.tsx';
import { TargetLists } from './target-lists.tsx';

interface PanelProps {
  readonly document: ViewShapes;
  readonly src: string;
  readonly model: EditorModel;
  readonly stage: RefObject<StageHandle | null>;
}

/** What is worked on, beside the picture: the tool's own settings, the chosen shape, what is missing and what to look at. */
export function Panel({ document, src, model, stage }: PanelProps) {
  const { context, state } = model;
  const shapes = shapesOf(state);
  const units = context.targets.filter(({ reference }) => reference.kind !== 'poi');
  const open = undrawnOf(shapes, units).length;
  const show = (key: string) => {
    const shape = shapes.find((one) => one.key === key);
    if (!shape) return;
    model.dispatch({ kind: 'tool', tool: 'select' });
    model.dispatch({ kind: 'select', key });
    stage.current?.show(shape.ring);
  };
  const isFacade = state.tool === 'facade' || facadeOf(state) !== null;
  const selected = selectedOf(state);
  return (
    <div className={styles.panel}>
      <section>
        <Heading level={2} size={20}>
          {document.title}
        </Heading>
        <p className={styles.lead}>
          <FormattedMessage
            id={`studio.picture.drawn.${document.building === null ? 'site' : 'building'}`}
            values={{ count: units.length - open, of: units.length, owner: document.owner }}
          />
        </p>
        <SavingLine model={model} />
      </section>
      <ConflictList model={model} document={document} src={src} />
      <DrawingReport model={model} />
      {isFacade && <FacadeSection model={model} owner={document.owner} />}
      {selected && !isFacade && (
        <ShapeSection key={selected.key} model={model} selected={selected} owner={document.owner} />
      )}
      <TargetLists model={model} onShow={show} />
      <IssueList model={model} onShow={show} />
      <KeyList />
    </div>
  );
}
