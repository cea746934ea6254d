import { defineLeastFilter, hoursOf, hoursStep } from '../kinds/least.ts';

/** Of the four hours and a quarter that there can be, about half, and nearly all. */
const STEPS = ['2h', '3.5h'] as const;

export const morningSunFilter = defineLeastFilter({
  key: 'morningSun',
  urlParam: 'morning-sun',
  requestKey: 'morningSun',
  position: 91,
  icon: 'SUN',
  group: 'light',
  label: { button: 'filter.morning-sun', title: 'filter.morning-sun', note: 'filter.light.note' },
  selectedBy: 'morning_sun',
  reads: ['light'],
  read: ({ light }) => hoursStep(light?.morningSunHours, STEPS),
  steps: STEPS,
  name: (step, texts) => texts.message('filter.hours-least', { hours: hoursOf(step) }),
  chip: (step, texts) =>
    texts.message('filter.hours-chip', { filter: texts.message('filter.morning-sun'), hours: hoursOf(step) }),
});
