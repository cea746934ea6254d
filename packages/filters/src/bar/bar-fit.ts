import type { Size } from '@suite/explorer';

/** All in CSS pixels. */
export interface BarMeasures {
  readonly stage: Size;
  readonly barWidth: number;
  /** Width that the bar had when it last carried labels. */
  readonly labelledBarWidth: number;
  readonly viewsWidth: number;
  /** Width that the legend had when it was last shown. */
  readonly legendWidth: number;
  /** Width of the card in the lower right corner; 0 without one. */
  readonly cornerWidth: number;
  readonly edgePx: number;
}

export interface BarFit {
  /** Null until it has been measured. */
  readonly stage: Size | null;
  /** No room for the labels of the bar. */
  readonly compactBar: boolean;
  /** No room for the views beside the bar: they stand above it. */
  readonly viewsRaised: boolean;
  /** Room for the legend beside the bar; without, it goes: statuses have words everywhere else. */
  readonly legendFits: boolean;
  /** No room for the card of the corner beside the bar: it stands above it. */
  readonly cornerRaised: boolean;
}

const GAP_PX = 12;

/** How the controls at the bottom fit beside each other. */
export function barFit(measures: BarMeasures): BarFit {
  const { stage, barWidth, labelledBarWidth, viewsWidth, legendWidth, cornerWidth, edgePx } = measures;
  const besideBar = (stage.width - barWidth) / 2;
  return {
    stage: stage.width > 0 && stage.height > 0 ? stage : null,
    compactBar: labelledBarWidth + 2 * edgePx > stage.width,
    legendFits: barWidth === 0 || edgePx + legendWidth + GAP_PX <= besideBar,
    cornerRaised: barWidth > 0 && cornerWidth > 0 && edgePx + cornerWidth + GAP_PX > besideBar,
    viewsRaised: barWidth > 0 && viewsWidth > 0 && edgePx + viewsWidth + GAP_PX > besideBar,
  };
}
