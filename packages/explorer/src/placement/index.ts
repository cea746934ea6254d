export { placeTooltip, type Side, type TooltipInput, type TooltipPlacement } from './place-tooltip.ts';
