import type { ViewShapes } from '@suite/api';
import { AsyncView } from '@suite/explorer';
import { ShapeEditor, type StageState } from '@suite/picture/editor';
import {
  copyRings,
  type EditedShape,
  editedShape,
  evenFacade,
  type Facade,
  openRing,
  type PixelSize,
} from '@suite/shapes';
import { Button, Heading, IconButton } from '@suite/ui';
import { X } from '@suite/ui/icons';
import { type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDraftPicture } from '../../../lib/draft-picture.tsx';
import type { StaffProject } from '../../../lib/studio-page.tsx';
import { nameOfReference } from '../state/editor-state.ts';
import type { EditorModel } from '../use-editor.ts';
import { useView } from '../use-view.ts';
import styles from './copy-view.module.css';
import { frameAround, quadKey } from './match-frame.ts';
import { ViewChoice } from './view-choice.tsx';

interface CopyViewProps {
  readonly project: StaffProject;
  readonly document: ViewShapes;
  readonly src: string;
  readonly model: EditorModel;
  readonly onClose: () => void;
}

/** Shapes of a view taken from nearly the same place: four points of it are led to where they are here. */
export function CopyView({ project, document, src, model, onClose }: CopyViewProps) {
  const intl = useIntl();
  const titleId = useId();
  const [view, setView] = useState<string | null>(null);
  const section = useFocusWhileOpen();
  return (
    <section ref={section} className={styles.copy} aria-labelledby={titleId} tabIndex={-1}>
      <header className={styles.head}>
        <Heading level={2} id={titleId}>
          <FormattedMessage id="studio.picture.copy-view" />
        </Heading>
        <ViewChoice project={project} current={document.view} value={view} onChange={setView} />
        <IconButton icon={X} label={intl.formatMessage({ id: 'common.close' })} onPress={onClose} />
      </header>
      {view === null ? (
        <p className={styles.lead}>
          <FormattedMessage id="studio.picture.copy-view.choose" />
        </p>
      ) : (
        <Match
          key={view}
          projectId={project.id}
          view={view}
          document={document}
          src={src}
          model={model}
          onClose={onClose}
        />
      )}
    </section>
  );
}

/** Takes the focus from what it lies over, and gives it back. */
function useFocusWhileOpen(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    section.current?.focus();
    return () => {
      // It can take the focus once what closes has left.
      requestAnimationFrame(() => before instanceof HTMLElement && before.focus());
    };
  }, []);
  return section;
}

interface MatchProps extends Omit<CopyViewProps, 'project'> {
  readonly projectId: number;
  readonly view: string;
}

function Match({ projectId, view, ...rest }: MatchProps) {
  const source = useView(projectId, view);
  const picture = useDraftPicture({ projectId, picture: view });
  if (source.data === undefined) return <AsyncView read={source} />;
  if (picture.data === undefined) return <AsyncView read={picture} />;
  return <Matched source={source.data.document} picture={picture.data} {...rest} />;
}

interface MatchedProps extends Omit<CopyViewProps, 'project'> {
  readonly source: ViewShapes;
  readonly picture: string;
}

const STILL = {
  selected: null,
  corner: null,
  isSnapping: false,
  cursor: null,
  flagged: new Set<string>(),
} as const;

function Matched({ source, picture, document, src, model, onClose }: MatchedProps) {
  const intl = useIntl();
  const hintId = useId();
  const { context, dispatch } = model;
  // What stands for something that may have a shape here too.
  const shapes = useMemo(() => {
    const known = new Set(context.targets.map(({ reference }) => nameOfReference(reference)));
    return source.shapes
      .map(editedShape)
      .filter(({ reference }) => reference !== null && known.has(nameOfReference(reference)));
  }, [source, context]);
  const [from, setFrom] = useState(() => evenFacade(frameAround(shapes, source), [1]));
  const [to, setTo] = useState(() => evenFacade(frameAround(shapes, source, document), [1]));
  const copies = useMemo(() => {
    const rings = copyRings(
      shapes.map(({ ring }) => ring),
      from.corners,
      to.corners,
    );
    return (
      rings?.map((ring, index): EditedShape => ({ ...(shapes[index] as EditedShape), ring, label: null })) ??
      []
    );
  }, [shapes, from, to]);
  const frames = [
    { name: 'from', image: { src: picture, ...sizeOf(source) }, shapes, quad: from, onQuad: setFrom },
    { name: 'to', image: { src, ...sizeOf(document) }, shapes: copies, quad: to, onQuad: setTo },
  ] as const;
  return (
    <>
      <p className={styles.lead} id={hintId}>
        <FormattedMessage id="studio.picture.copy-view.text" />
      </p>
      <div className={styles.frames}>
        {frames.map(({ name, image, shapes: shown, quad, onQuad }) => (
          <figure key={name}>
            <figcaption>{name === 'from' ? source.title : document.title}</figcaption>
            <div className={styles.stage}>
              <QuadStage
                image={image}
                shapes={shown}
                quad={quad}
                onQuad={onQuad}
                label={intl.formatMessage(
                  { id: `studio.picture.copy-view.${name}` },
                  { title: name === 'from' ? source.title : document.title },
                )}
                describedBy={hintId}
              />
            </div>
          </figure>
        ))}
      </div>
      <footer className={styles.foot}>
        <Button onPress={onClose}>
          <FormattedMessage id="common.cancel" />
        </Button>
        <Button
          variant="primary"
          disabled={copies.length === 0}
          onPress={() => {
            dispatch({
              kind: 'take',
              shapes: copies.map(({ ring, reference }) => ({ ring: openRing(ring), reference })),
            });
            onClose();
          }}
        >
          <FormattedMessage id="studio.picture.copy-view.copy" values={{ count: copies.length }} />
        </Button>
      </footer>
    </>
  );
}

function sizeOf({ width, height }: PixelSize): PixelSize {
  return { width, height };
}

interface QuadStageProps {
  readonly image: { readonly src: string } & PixelSize;
  readonly shapes: readonly EditedShape[];
  readonly quad: Facade;
  readonly onQuad: (quad: Facade) => void;
  readonly label: string;
  readonly describedBy: string;
}

/** A picture with four points to lead, by pointer or by keys. */
function QuadStage({ quad, onQuad, ...rest }: QuadStageProps) {
  const [handle, setHandle] = useState<number | null>(null);
  const state: StageState = {
    ...STILL,
    shapes: rest.shapes,
    tool: 'facade',
    facade: quad,
    handle,
    nameOf: () => '',
  };
  return (
    <ShapeEditor
      {...rest}
      {...state}
      onSelect={() => undefined}
      onShapes={() => undefined}
      onOutline={() => undefined}
      onCut={() => undefined}
      onFacade={onQuad}
      onKeyDown={(event) => {
        const moved = quadKey(event, quad, handle);
        if (!moved) return;
        event.preventDefault();
        setHandle(moved.handle);
        onQuad(moved.quad);
      }}
    />
  );
}
