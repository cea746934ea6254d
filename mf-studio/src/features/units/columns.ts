import { isAllowed } from '@suite/access';
import type { Right, RoleName } from '@suite/contracts';
import type { FactName } from './grid-row.ts';
import type { SortKey } from './shown-rows.ts';

export interface Column {
  readonly key: SortKey;
  /** Message of its head. */
  readonly label: string;
  /** CSS pixels. */
  readonly width: number;
  /** What it changes; null where nothing. */
  readonly field: FactName | null;
  readonly isNumber?: boolean;
}

/** What is changed every day comes first: a narrow window has the rest beside it. */
export const COLUMNS: readonly Column[] = [
  { key: 'name', label: 'studio.column.name', width: 64, field: null },
  { key: 'building', label: 'unit.building', width: 100, field: null },
  { key: 'typeKey', label: 'unit.type', width: 130, field: 'typeKey' },
  { key: 'area', label: 'studio.column.area', width: 60, field: 'area', isNumber: true },
  { key: 'floor', label: 'unit.floor', width: 48, field: 'floor', isNumber: true },
  { key: 'orientation', label: 'studio.column.orientation', width: 56, field: 'orientation' },
  { key: 'status', label: 'unit.status', width: 166, field: 'status' },
  { key: 'priceEur', label: 'studio.column.price', width: 134, field: 'priceEur', isNumber: true },
  { key: 'publish', label: 'studio.column.publish', width: 62, field: 'publish' },
  { key: 'terraceArea', label: 'studio.column.terrace', width: 84, field: 'terraceArea', isNumber: true },
  { key: 'rooms', label: 'unit.rooms', width: 80, field: 'rooms', isNumber: true },
];

/** Narrower than that the grid is scrolled. */
export const GRID_WIDTH = COLUMNS.reduce((sum, { width }) => sum + width, 0);

export const GRID_TEMPLATE = COLUMNS.map(({ width }) => `minmax(${width}px, ${width}fr)`).join(' ');

const RIGHT_OF: Readonly<Record<FactName, Right>> = {
  status: 'status:update',
  priceEur: 'price:update',
  orientation: 'apartment:update',
  publish: 'apartment:update',
  typeKey: 'apartment:update',
  area: 'apartment:update',
  terraceArea: 'apartment:update',
  floor: 'apartment:update',
  rooms: 'apartment:update',
};

/** Whether who has these roles changes the fact. */
export function mayChange(roles: readonly RoleName[], field: FactName): boolean {
  return isAllowed(roles, RIGHT_OF[field]);
}

/** What each column changes for who has these roles; null where nothing. */
export function editableFields(roles: readonly RoleName[]): readonly (FactName | null)[] {
  return COLUMNS.map(({ field }) => (field && mayChange(roles, field) ? field : null));
}
