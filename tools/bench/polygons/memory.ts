import { type Cell, callBench } from './cell.ts';

const MOUNTS = 50;
const WARM_UP = 5;

/** Megabytes of scripts' memory that are in use after everything unused has been collected. */
export async function heapOf({ session }: Cell): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.send('HeapProfiler.disable');
  return usedSize / 1e6;
}

/** Canvases that nobody sees and that still hold pixels. */
async function detachedCanvasesOf({ session }: Cell): Promise<number> {
  const { result: prototype } = await session.send('Runtime.evaluate', {
    expression: 'HTMLCanvasElement.prototype',
  });
  if (prototype.objectId === undefined) throw new Error('The page has no canvases');
  // Only canvases that can still be reached are found: garbage is collected first.
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId });
  if (objects.objectId === undefined) throw new Error('The canvases cannot be counted');
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration:
      'function () { return this.filter((one) => !one.isConnected && one.width > 0).length }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId });
  return Number(result.value);
}

export interface MountFigures {
  readonly growthMb: number;
  readonly detachedCanvases: number;
}

/** What is left after the picture has come and gone fifty times. */
export async function measureMounts(cell: Cell): Promise<MountFigures> {
  async function again(times: number): Promise<number> {
    for (let mount = 0; mount < times; mount += 1) {
      await callBench(cell, 'close');
      await callBench(cell, 'open', cell.stage, cell.count);
    }
    return heapOf(cell);
  }
  const before = await again(WARM_UP);
  const after = await again(MOUNTS);
  await callBench(cell, 'close');
  return { growthMb: after - before, detachedCanvases: await detachedCanvasesOf(cell) };
}
