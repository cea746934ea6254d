type Write = (details: object, message: string) => void;

/** The part of the server's log that work beside the requests writes to. */
export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}
