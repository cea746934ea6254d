/**
 * A missing message or value is a mistake of ours: it throws while developing and in tests. A visitor sees
 * the id of the message, and the console tells why.
 */
export function reportIntlError(error: Error, owner: string): void {
  if (process.env.NODE_ENV !== 'production') throw error;
  // One that says in whose name the message was asked for: its stack is that of the libraries.
  reportError(Object.assign(new Error(error.message, { cause: error }), { owner }));
}
