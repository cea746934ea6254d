import { defineLeastFilter, hoursOf, hoursStep } from '../kinds/least.ts';

/** Of the two hours and three quarters that there can be, about half, and nearly all. */
const STEPS = ['1.5h', '2.5h'] as const;

export const eveningSunFilter = defineLeastFilter({
  key: 'eveningSun',
  urlParam: 'evening-sun',
  requestKey: 'eveningSun',
  position: 90,
  icon: 'SUN',
  group: 'light',
  label: { button: 'filter.evening-sun', title: 'filter.evening-sun', note: 'filter.light.note' },
  selectedBy: 'evening_sun',
  reads: ['light'],
  read: ({ light }) => hoursStep(light?.eveningSunHours, STEPS),
  steps: STEPS,
  name: (step, texts) => texts.message('filter.hours-least', { hours: hoursOf(step) }),
  chip: (step, texts) =>
    texts.message('filter.hours-chip', { filter: texts.message('filter.evening-sun'), hours: hoursOf(step) }),
});
