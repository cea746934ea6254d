/** A version that cannot be published; the message says why in one sentence. */
export class PublishError extends Error {
  override readonly name = 'PublishError';
}
