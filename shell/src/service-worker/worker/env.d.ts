// Of the library `webworker`, which cannot stand beside that of pages in one program.
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
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
  };
  skipWaiting(): Promise<void>;
}
