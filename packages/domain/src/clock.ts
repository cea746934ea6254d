/** What clocks show. */
export interface ClockReading {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 to 23. */
  readonly hour: number;
  readonly minute: number;
}

/** One for each time zone: to make one takes far longer than to ask it. */
const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
}

/**
 * What clocks of a time zone show at an instant.
 * @param at a Date, or milliseconds since 1970; a RangeError if it is no time
 * @param timeZone IANA name; a RangeError if there is none of that name. Default: the visitor's own
 */
export function clockAt(at: Date | number, timeZone?: string): ClockReading {
  const parts = clockOf(timeZone).formatToParts(at);
  const read = (name: keyof ClockReading) => Number(parts.find(({ type }) => type === name)?.value);
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
  };
}
