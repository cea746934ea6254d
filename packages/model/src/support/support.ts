import { firstQuality, QUALITIES, type QualityName } from './quality.ts';

/** Why a device does not get the model: it has no WebGL2 or draws it by software, has little memory, or saves data. */
export type UnsupportedReason = 'device' | 'save-data';

/** What the browser says of its device. */
export interface Device {
  /** How WebGL2 is drawn here, if it is. */
  readonly drawing: 'hardware' | 'software' | 'none';
  readonly savesData: boolean;
  /** Gigabytes, where the browser says so. */
  readonly memoryGb: number | undefined;
  /** Shorter side of the screen in CSS pixels. */
  readonly screenPx: number;
}

export type Support =
  | { readonly kind: 'supported'; readonly quality: QualityName }
  | { readonly kind: 'unsupported'; readonly reason: UnsupportedReason };

const LEAST_MEMORY_GB = 2;

function hasLittleMemory({ memoryGb }: Device): boolean {
  return memoryGb !== undefined && memoryGb < LEAST_MEMORY_GB;
}

/** Whether a device can show the model, and how well to begin with. `setting` is what a test asks for. */
export function supportOf(device: Device, setting: QualityName | null = null): Support {
  const unsupported = (reason: UnsupportedReason): Support => ({ kind: 'unsupported', reason });
  if (device.drawing === 'none') return unsupported('device');
  if (setting) return { kind: 'supported', quality: setting };
  if (device.drawing === 'software' || hasLittleMemory(device)) return unsupported('device');
  if (device.savesData) return unsupported('save-data');
  return { kind: 'supported', quality: firstQuality(device) };
}

const SOFTWARE_RENDERERS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Whether the name that a driver gives itself is that of one without a graphics card. */
export function isSoftwareRenderer(name: string): boolean {
  return SOFTWARE_RENDERERS.test(name);
}

/** How a canvas is drawn that nobody sees; browsers that were told to do without a graphics card see no caveat in it. */
function probe(failIfMajorPerformanceCaveat: boolean): Device['drawing'] {
  const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat });
  if (!context) return 'none';
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name = names ? String(context.getParameter(names.UNMASKED_RENDERER_WEBGL)) : '';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return isSoftwareRenderer(name) ? 'software' : 'hardware';
}

/** Whether there is WebGL2, and what draws it, without the library. */
function drawingOf(): Device['drawing'] {
  if (probe(true) === 'hardware') return 'hardware';
  return probe(false) === 'none' ? 'none' : 'software';
}

interface HintedNavigator extends Navigator {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

export function readDevice(): Device {
  const { deviceMemory, connection } = navigator as HintedNavigator;
  return {
    drawing: drawingOf(),
    savesData: connection?.saveData === true,
    memoryGb: deviceMemory,
    screenPx: Math.min(screen.width, screen.height),
  };
}

const SETTING = 'model-quality';

/**
 * A quality that the tab's storage asks for, whatever draws it: browsers in tests have no graphics card. No page sets
 * it.
 */
export function readQualitySetting(): QualityName | null {
  try {
    const asked = sessionStorage.getItem(SETTING);
    return asked !== null && asked in QUALITIES ? (asked as QualityName) : null;
  } catch {
    return null;
  }
}
