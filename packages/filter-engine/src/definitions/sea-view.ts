import { SEA_VIEWS } from '@suite/contracts';
import { defineLeastFilter } from '../kinds/least.ts';

const [OPEN, PARTIAL, GLIMPSE] = SEA_VIEWS;

export const seaViewFilter = defineLeastFilter({
  key: 'seaView',
  urlParam: 'sea-view',
  requestKey: 'seaView',
  position: 92,
  icon: 'SUN',
  group: 'light',
  label: { button: 'filter.sea-view', title: 'filter.sea-view', note: 'filter.light.note' },
  selectedBy: 'sea_view',
  reads: ['light'],
  read: ({ light }) => (light?.seaView && light.seaView !== 'none' ? light.seaView : null),
  steps: [GLIMPSE, PARTIAL, OPEN],
  name: (step, texts) => texts.message(`filter.sea-view.${step}`),
  chip: (step, texts) => texts.message(`filter.sea-view.${step}`),
});
