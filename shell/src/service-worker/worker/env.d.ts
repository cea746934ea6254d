// Of the library `webworker`, which cannot stand beside that of pages in one program.
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface WindowClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  navigate(url: string): Promise<WindowClient | null>;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Response | Promise<Response>): void;
}

interface ServiceWorkerGlobalScope extends EventTarget {
  readonly clients: {
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
}
