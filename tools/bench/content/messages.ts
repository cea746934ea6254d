/** What a process of the content bench is asked to do. */
export type Asked =
  | { readonly kind: 'import'; readonly source: string }
  | { readonly kind: 'publish'; readonly projectId: number; readonly number: number }
  | { readonly kind: 'export'; readonly projectId: number; readonly folder: string };

export interface Done {
  readonly ms: number;
  /** The most memory that the process had so far. */
  readonly peakMB: number;
  readonly projectId?: number;
  readonly version?: number;
  /** Of an import, the time from the first picture to the last. */
  readonly picturesMs?: number;
  readonly files?: number;
}
