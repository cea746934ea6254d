import type { ProjectModel } from '@suite/api';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Pose } from '../camera/pose.ts';
import type { Engine } from '../engine/engine-types.ts';
import type { SunPosition } from '../sun/sun-position.ts';
import { QUALITIES } from '../support/quality.ts';
import { readDevice, readQualitySetting, supportOf, type UnsupportedReason } from '../support/support.ts';

export type EngineState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'unable'; readonly reason: UnsupportedReason | 'failed' }
  | { readonly kind: 'ready'; readonly engine: Engine; readonly isLost: boolean };

export interface ModelEngineInput {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** For numbers over the units; absent where none are shown. */
  readonly labels?: RefObject<HTMLCanvasElement | null>;
  readonly model: ProjectModel;
  /** Where the view is to begin, asked when everything is there. */
  readonly firstPose: () => Pose;
  readonly sun: SunPosition;
  /** The building whose full model comes before the first frame. */
  readonly buildingId: number | null;
  /** What else is to be there before the first frame. */
  readonly prepare?: (engine: Engine) => Promise<void>;
}

/** The engine in a chunk of its own, after a look at the device that needs no library. */
export function useModelEngine(input: ModelEngineInput): EngineState {
  const [state, setState] = useState<EngineState>({ kind: 'loading' });
  const latest = useRef(input);
  const { canvas, labels, model } = input;
  useEffect(() => {
    latest.current = input;
  });

  useEffect(() => {
    const host = canvas.current;
    const labelHost = labels?.current ?? null;
    if (!host || (labels && !labelHost)) return;
    const support = supportOf(readDevice(), readQualitySetting());
    if (support.kind === 'unsupported') {
      setState({ kind: 'unable', reason: support.reason });
      return;
    }
    const leaving = new AbortController();
    const { signal } = leaving;
    let engine: Engine | null = null;
    const frameOf = () => ({ width: host.clientWidth, height: host.clientHeight });
    const sizes = new ResizeObserver(() => engine?.resize(frameOf(), devicePixelRatio));

    async function start(canvasHost: HTMLCanvasElement): Promise<void> {
      const { createEngine } = await import(/* webpackChunkName: "model-engine" */ '../engine/engine.ts');
      signal.throwIfAborted();
      const created = await createEngine(
        { canvas: canvasHost, labels: labelHost },
        model,
        { quality: QUALITIES[support.kind === 'supported' ? support.quality : 'low'], signal },
        { onLost: (isLost) => setState({ kind: 'ready', engine: created, isLost }) },
      );
      engine = created;
      created.resize(frameOf(), devicePixelRatio);
      created.setSun(latest.current.sun);
      const { buildingId, prepare } = latest.current;
      await Promise.all([created.detailOf(buildingId), prepare?.(created)]);
      signal.throwIfAborted();
      created.place(latest.current.firstPose());
      await created.drawn();
      signal.throwIfAborted();
      setState({ kind: 'ready', engine: created, isLost: false });
      await created.detailAll();
    }

    start(host).catch(() => {
      if (!signal.aborted) setState({ kind: 'unable', reason: 'failed' });
    });
    sizes.observe(host);
    return () => {
      leaving.abort();
      sizes.disconnect();
      engine?.dispose();
      setState({ kind: 'loading' });
    };
  }, [canvas, labels, model]);

  const engine = state.kind === 'ready' ? state.engine : null;
  const { sun } = input;
  useEffect(() => engine?.setSun(sun), [engine, sun]);
  return state;
}
