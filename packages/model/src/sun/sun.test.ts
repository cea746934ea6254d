import { describe, expect, it } from 'vitest';
import { luminance } from './sky-light.ts';
import { sunLight } from './sun-light.ts';
import { PICTURE_SUN, sunAt } from './sun-position.ts';

const BUDVA = { latitude: 42.1935, longitude: 18.968 };

describe('the sun of a place', () => {
  // NOAA solar calculator, to half a degree.
  it.each([
    ['noon of the longest day', '2026-06-21T10:46:00Z', 71.2, 180],
    ['noon of the shortest day', '2026-12-21T10:42:00Z', 24.4, 180],
    ['morning of the equinox', '2026-03-20T06:00:00Z', 12.5, 101],
    ['evening of the equinox', '2026-03-20T16:00:00Z', 9.6, 261],
  ])('stands at %s where it does', (_, when, altitude, azimuth) => {
    const sun = sunAt(new Date(when), BUDVA);
    expect(Math.abs(sun.altitude - altitude)).toBeLessThan(2);
    expect(Math.abs(sun.azimuth - azimuth)).toBeLessThan(3);
  });
});

describe('its light', () => {
  it('is that of the pictures at their hour', () => {
    const { sun, direction, exposure } = sunLight(PICTURE_SUN);
    expect(sun.map((value) => value / 4.6).map((value) => value.toFixed(1))).toEqual(['1.0', '0.9', '0.7']);
    expect(exposure).toBe(1);
    // From the south-west, over the horizon.
    expect(direction[0]).toBeLessThan(0);
    expect(direction[1]).toBeCloseTo(Math.sin((31 * Math.PI) / 180), 9);
    expect(direction[2]).toBeGreaterThan(0);
  });

  it('is redder and weaker the lower it stands, and gone at night', () => {
    const [noon, evening, night] = [60, 4, -6].map((altitude) => sunLight({ altitude, azimuth: 200 }));
    expect(evening?.sun[0]).toBeLessThan(noon?.sun[0] ?? 0);
    const redness = (one: typeof noon) => (one?.sun[0] ?? 0) / (one?.sun[2] ?? 1);
    expect(redness(evening)).toBeGreaterThan(redness(noon));
    expect(night?.sun).toEqual([0, 0, 0]);
  });

  const atPictures = sunLight(PICTURE_SUN);
  /** What comes of the sky's light on film, beside the hour of the pictures. */
  const onFilm = (altitude: number) => {
    const { fromSky, exposure, skyFilter } = sunLight({ altitude, azimuth: 290 });
    const shade = (luminance(fromSky) * exposure) / luminance(atPictures.fromSky);
    return { shade, sky: shade * skyFilter };
  };

  it('is not changed at the hour of the pictures by what evenings need', () => {
    expect(atPictures).toMatchObject({ exposure: 1, skyFilter: 1, twilight: [0, 0, 0] });
  });

  // Above 1 what lies in the shade is brighter than in the pictures, for all lies in the shade.
  it.each([
    ['noon of summer', 71, 1, 1],
    ['noon of winter', 24.4, 1.05, 1],
    ['two hours before it goes down', 20, 1.1, 0.9],
    ['the golden hour', 6, 1.35, 0.75],
    ['sunset at a building', 2, 1.6, 0.65],
    ['the last of it', 0, 1.7, 0.6],
    ['blue hour', -4, 0.75, 0.65],
    ['dusk, the end of the hours', -7, 0.3, 0.2],
    ['night', -20, 0.2, 0.15],
  ])('is exposed as one would take the picture: %s', (_, altitude, shade, sky) => {
    const found = onFilm(altitude);
    expect(Math.abs(found.shade - shade)).toBeLessThan(0.1);
    expect(Math.abs(found.sky - sky)).toBeLessThan(0.1);
  });

  it('goes from one hour to the next without a jump', () => {
    for (let altitude = -12; altitude < 60; altitude += 0.1) {
      const [before, after] = [onFilm(altitude), onFilm(altitude + 0.1)];
      expect(Math.abs(after.shade - before.shade)).toBeLessThan(0.07);
      expect(Math.abs(after.sky - before.sky)).toBeLessThan(0.07);
    }
  });
});
