// What is used of it; the package has no types of its own.
declare module '@20minutes/s3rver' {
  interface Context {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string | undefined>>;
    status: number;
  }
  export default class S3rver {
    constructor(options: {
      address: string;
      /** 0 lets the system choose. */
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly store: {
      existsObject(bucket: string, key: string): Promise<boolean>;
      getMetadata(bucket: string, key: string): Promise<{ etag: string }>;
    };
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
