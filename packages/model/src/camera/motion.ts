/** How a device is held, in degrees: `DeviceOrientationEvent`. */
export interface DeviceTurn {
  readonly alpha: number;
  readonly beta: number;
  readonly gamma: number;
}

/** A line of sight in radians: clockwise from where the device's alpha begins, and down from the horizon. */
export interface Sight {
  readonly heading: number;
  readonly tilt: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where the back of a device points; how it is turned round that line does not matter. */
export function sightOf({ alpha, beta, gamma }: DeviceTurn): Sight {
  const [a, b, g] = [radians(alpha), radians(beta), radians(gamma)];
  const east = -(Math.cos(a) * Math.sin(g) + Math.cos(g) * Math.sin(a) * Math.sin(b));
  const north = -(Math.sin(a) * Math.sin(g) - Math.cos(a) * Math.cos(g) * Math.sin(b));
  const up = -Math.cos(b) * Math.cos(g);
  return { heading: Math.atan2(east, north), tilt: -Math.asin(Math.min(1, Math.max(-1, up))) };
}
