import { once } from 'node:events';
import type { MessagePort } from 'node:worker_threads';
import {
  type CheckResult,
  ContentError,
  type ContentIssue,
  checkContent,
  FolderError,
  readFolder,
  viewsOf,
} from '@suite/content';
import { codeOf } from '../errors.ts';
import { announcing } from '../modules/media/file-repository.ts';
import { type MediaLocation, openMediaStore } from '../modules/media/open-media-store.ts';
import type { ImportReport, ImportStep } from './import-report.ts';
import { knownPictures } from './known-pictures.ts';
import { type ReadFolder, storeFiles } from './media-files.ts';
import { type PackedFolder, packedBefore, packFolder } from './packed-folder.ts';

export interface ReadTask {
  /** A folder, or a ZIP archive of one. */
  readonly source: string;
  readonly media: MediaLocation;
  readonly port: MessagePort;
}

export interface ReadProgress {
  readonly step: ImportStep;
  readonly done: number;
  readonly total: number;
}

/** How far it is, or hashes of files that are about to be kept, which waits until they are noted. */
export type ReadMessage = ReadProgress | { readonly announced: readonly string[] };

/** To an announcement. */
export interface NotedMessage {
  readonly isNoted: boolean;
}

/** A folder that can be imported, with what its report says of it. */
export interface CheckedFolder<Folder = ReadFolder>
  extends Pick<ImportReport, 'issues' | 'unitsFormat' | 'counts'> {
  readonly folder: Folder;
}

/** Errors lose their kind on their way out of a thread. */
export type ReadResult =
  | { readonly kind: 'read'; readonly checked: CheckedFolder<PackedFolder> }
  | { readonly kind: 'refused'; readonly issues: readonly ContentIssue[] }
  | { readonly kind: 'unusable'; readonly code: string };

/** Reads, unpacks and checks a project folder and puts its files into the media store, in a thread of its own. */
export default async function readSource({ source, media, port }: ReadTask): Promise<ReadResult> {
  const say = (message: ReadMessage) => port.postMessage(message);
  const announce = async (hashes: readonly string[]) => {
    say({ announced: hashes });
    const [{ isNoted }] = (await once(port, 'message')) as [NotedMessage];
    if (!isNoted) throw new Error('Files could not be announced');
  };
  try {
    say({ step: 'unpacking', done: 0, total: 1 });
    const files = await readFolder(source);
    const store = announcing(openMediaStore(media), announce);
    const known = await knownPictures(media.mediaDir, store, files);
    say({ step: 'checking', done: 0, total: 1 });
    const result = await checkContent(files, (done, total) => say({ step: 'checking', done, total }));
    if (!result.content) return { kind: 'refused', issues: result.issues };
    const onStored = (done: number, total: number) => say({ step: 'storing', done, total });
    const { units } = result.content;
    const before = await packedBefore({ store, files, known, units });
    const packed =
      before ??
      packFolder(await storeFiles(store, files, result.content, { known, onStored }), { files, known });
    return { kind: 'read', checked: { ...summaryOf(result), folder: packed } };
  } catch (error) {
    if (error instanceof ContentError) return { kind: 'refused', issues: error.issues };
    if (error instanceof FolderError) return { kind: 'unusable', code: codeOf(error.cause) };
    throw error;
  } finally {
    port.close();
  }
}

function summaryOf({ content, issues, unitsFormat }: CheckResult): Omit<CheckedFolder, 'folder'> {
  const counts = content && {
    communities: content.project.communities.length,
    buildings: content.project.buildings.length,
    units: content.units.length,
    views: viewsOf(content.project).length,
  };
  return { issues, unitsFormat, counts };
}
