/**
 * A missing message or value is a mistake of ours: it throws while developing and in tests. A visitor sees
 * the id of the message, and the console tells why.
 */
export function reportIntlError(error: Error): void {
  if (process.env.NODE_ENV !== 'production') throw error;
  // One of its own, whose stack names the script of the remote that lacks the message.
  reportError(new Error(error.message, { cause: error }));
}
