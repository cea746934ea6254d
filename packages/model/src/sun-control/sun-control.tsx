import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { HOUR_STEP, hoursOf, sunCourse, within } from '../sun/sun-course.ts';
import { dayOfNumber, numberOfDay, sunOfMoment, turningDays } from '../sun/sun-moment.ts';
import styles from './sun-control.module.css';
import { HORIZON, PATH_HEIGHT, PATH_WIDTH, pathPoint, sunPath } from './sun-path.ts';
import { usePlay } from './use-play.ts';
import type { SunState } from './use-sun.ts';

/** Chooses day and hour of the sun: the way of the sun is the track of the hours. */
export function SunControl({ state }: { readonly state: SunState }) {
  const { formatMessage, formatTime, locale } = useIntl();
  const say = (id: string, values?: Record<string, string | number>) =>
    formatMessage({ id: `model.sun.${id}` }, values);
  const ids = { hour: useId(), day: useId(), note: useId() };
  const { moment, shown, today, place, set } = state;
  const { day } = shown;
  const course = useMemo(() => sunCourse(day, place), [day, place]);
  const hours = hoursOf(course);
  const minutes = within(shown.minutes, hours);
  const [isPlaying, setPlaying] = usePlay(state, hours);
  const { altitude } = sunOfMoment({ day, minutes }, place);
  const year = today.slice(0, 4);
  const days = turningDays(year, place);
  const at = pathPoint(minutes, hours, altitude);

  const timeOf = (of: number) =>
    formatTime(Date.UTC(2000, 0, 1, 0, of), {
      timeZone: 'UTC',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  const dateText = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  }).format(Date.parse(`${day}T12:00:00Z`));
  const height = altitude >= 0 ? say('above', { degrees: Math.round(altitude) }) : say('below');
  const choose = (next: Parameters<SunState['set']>[0]) => {
    setPlaying(false);
    set(next);
  };
  const chooseDay = (next: string) =>
    choose({ day: next, minutes: within(shown.minutes, hoursOf(sunCourse(next, place))) });
  const presets = [
    { id: 'picture', isOn: moment === null, choose: () => choose(null) },
    { id: 'today', isOn: moment?.day === today, choose: () => chooseDay(today) },
    { id: 'longest', isOn: moment?.day === days.longest, choose: () => chooseDay(days.longest) },
    { id: 'shortest', isOn: moment?.day === days.shortest, choose: () => chooseDay(days.shortest) },
  ];

  return (
    <section className={styles.card} aria-label={say('title')} aria-describedby={ids.note}>
      <p className={styles.head}>
        <strong className={styles.time}>{moment ? timeOf(minutes) : say('picture')}</strong>
        {moment && (
          <span className={styles.date}>
            {dateText} · {height}
          </span>
        )}
      </p>
      <div className={styles.presets}>
        {presets.map((preset) => (
          <button
            key={preset.id}
            type="button"
            className={styles.preset}
            aria-pressed={preset.isOn}
            onClick={preset.choose}
          >
            {say(preset.id)}
          </button>
        ))}
      </div>
      <div className={styles.hours}>
        <svg
          className={styles.path}
          viewBox={`0 0 ${PATH_WIDTH} ${PATH_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            className={styles.sky}
            d={`${sunPath(course, hours)}L${PATH_WIDTH},${HORIZON}L0,${HORIZON}Z`}
          />
          <path className={styles.way} d={sunPath(course, hours)} />
          <path className={styles.horizon} d={`M0,${HORIZON}H${PATH_WIDTH}`} />
        </svg>
        <span
          className={styles.disc}
          data-down={altitude < 0}
          style={{
            left: `calc(10px + (100% - 20px) * ${at.x / PATH_WIDTH})`,
            top: `calc(76px * ${at.y / PATH_HEIGHT})`,
          }}
          aria-hidden="true"
        />
        <input
          id={ids.hour}
          type="range"
          className={styles.hour}
          aria-label={say('hour')}
          min={hours.from}
          max={hours.to}
          step={HOUR_STEP}
          value={minutes}
          aria-valuetext={`${timeOf(minutes)}, ${height}`}
          onChange={(event) => choose({ day, minutes: Number(event.target.value) })}
        />
        <p className={styles.ends} aria-hidden="true">
          <span>{course.rise !== null && timeOf(course.rise)}</span>
          <span>{course.set !== null && timeOf(course.set)}</span>
        </p>
      </div>
      <div className={styles.days}>
        <input
          id={ids.day}
          type="range"
          className={styles.day}
          aria-label={say('day')}
          min={1}
          max={numberOfDay(`${year}-12-31`)}
          value={numberOfDay(`${year}${day.slice(4)}`)}
          aria-valuetext={dateText}
          onChange={(event) => chooseDay(dayOfNumber(year, Number(event.target.value)))}
        />
        <button
          type="button"
          className={styles.play}
          aria-label={say(isPlaying ? 'pause' : 'play')}
          onClick={() => {
            if (!moment) set({ day, minutes });
            setPlaying(!isPlaying);
          }}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={isPlaying ? PAUSE : PLAY} fill="currentColor" />
          </svg>
        </button>
      </div>
      <p id={ids.note} className={styles.note}>
        {say('note')}
      </p>
    </section>
  );
}

const PLAY = 'M8 5.5v13l10.5-6.5z';
const PAUSE = 'M7 5.5h3.5v13H7zm6.5 0H17v13h-3.5z';
