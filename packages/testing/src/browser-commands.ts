import { cdp } from 'vitest/browser';

interface Session {
  readonly send: (method: string, parameters: Readonly<Record<string, unknown>>) => Promise<unknown>;
}

function isSession(value: object): value is Session {
  return 'send' in value && typeof value.send === 'function';
}

/** Sends a command of the Chrome DevTools Protocol to the page. */
export async function sendToBrowser(
  method: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<void> {
  const session: object = cdp();
  if (!isSession(session)) throw new Error('This browser takes no commands');
  await session.send(method, parameters);
}
