import type { Size } from './picture/tooltip-placement.ts';

/** All in CSS pixels. */
export interface StageMeasures {
  readonly stage: Size;
  readonly barWidth: number;
  /** Width that the bar had when it last carried labels. */
  readonly labelledBarWidth: number;
  readonly viewsWidth: number;
  readonly edgePx: number;
}

export interface StageFit {
  /** Null until it has been measured. */
  readonly stage: Size | null;
  /** No room for the labels of the bar. */
  readonly compactBar: boolean;
  /** No room for the views beside the bar: they stand above it. */
  readonly viewsRaised: boolean;
}

const GAP_PX = 12;

/** How the controls at the bottom fit beside each other. */
export function stageFit(measures: StageMeasures): StageFit {
  const { stage, barWidth, labelledBarWidth, viewsWidth, edgePx } = measures;
  const besideBar = (stage.width - barWidth) / 2;
  return {
    stage: stage.width > 0 && stage.height > 0 ? stage : null,
    compactBar: labelledBarWidth + 2 * edgePx > stage.width,
    viewsRaised: barWidth > 0 && viewsWidth > 0 && edgePx + viewsWidth + GAP_PX > besideBar,
  };
}
