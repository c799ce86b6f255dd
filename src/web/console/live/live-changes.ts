import { serverTime } from "./server-clock.ts";

/** What the stream of changes is at a moment: alive, or silent since then (epoch milliseconds by the server's clock). */
export type Liveness = { readonly isLive: true } | { readonly isLive: false; readonly since: number };

/** What others do: they change orders, or come to look at one. A stream that is lost may have ended with the log-in. */
export type LiveChange = "orders" | "requests" | "here" | "session";

/** Where the changes of others are heard: one stream for all tabs of a browser. */
export interface LiveChanges {
  /** Begins to listen; `onChange` is called with each change, and after a silence. Returns what ends it. */
  start(onChange: (what: LiveChange) => void): () => void;
  subscribe(listener: () => void): () => void;
  now(): Liveness;
}

/** A stream that is silent this long is not live: it says something every five seconds. */
const SILENT_MS = 25_000;
const LOOK_MS = 1000;
/** A lost stream is opened again after a second, then after twice as long each time, up to this long. */
const AGAIN_MS = { first: 1000, most: 30_000 };
/** What the other tabs hear when the stream is lost. */
const LOST = "lost";
/** Tabs of one browser share the name of the lock and of the channel. */
const NAME = "nameboard-console-live";

/**
 * Listens by one stream for each browser, because one address may have six connections at most: the tab that holds the lock has it and passes on
 * what it says; another takes over when that tab is closed.
 */
export function createLiveChanges(address: string): LiveChanges {
  const listeners = new Set<() => void>();
  const channel = new BroadcastChannel(NAME);
  let heard = Date.now();
  let state: Liveness = { isLive: true };
  const set = (next: Liveness): void => {
    if (next.isLive === state.isLive) return;
    state = next;
    listeners.forEach((listener) => listener());
  };

  // Other tabs may tell of changes before this one has begun to listen, while it asks for what it shows first.
  const missed = new Set<LiveChange>();
  let change = (what: LiveChange): void => void missed.add(what);
  const fallSilent = (): void => set({ isLive: false, since: serverTime(heard) });

  const hear = (event: string): void => {
    if (event === LOST) {
      fallSilent();
      change("session");
      return;
    }
    heard = Date.now();
    const wasSilent = !state.isLive;
    set({ isLive: true });
    if (event === "orders" || wasSilent) change("orders");
    if (event === "here") change("here");
    if (event === "requests" || wasSilent) change("requests");
  };
  channel.addEventListener("message", ({ data }) => hear(String(data)));

  const start = (onChange: (what: LiveChange) => void): (() => void) => {
    const ended = new AbortController();
    change = onChange;
    missed.forEach(onChange);
    missed.clear();
    const pass = (event: string): void => {
      channel.postMessage(event);
      hear(event);
    };
    const lead = async (): Promise<void> => {
      const { signal } = ended;
      let stream: EventSource | undefined;
      let again: ReturnType<typeof setTimeout> | undefined;
      let tried = 0;
      const open = (): void => {
        clearTimeout(again);
        again = undefined;
        // What has changed since the page was opened, and may be missing in what it asked for, is told again.
        const own = new EventSource(`${address}?since=${Math.floor(serverTime(performance.timeOrigin))}`);
        stream = own;
        for (const event of ["alive", "orders", "requests", "here"]) {
          own.addEventListener(event, () => {
            tried = 0;
            pass(event);
          });
        }
        // A browser gives up for good after an answer that is no stream, such as a proxy's of a server that starts.
        own.addEventListener("error", () => {
          own.close();
          pass(LOST);
          // Spread, because all come back to a server that has started again.
          const wait = Math.min(AGAIN_MS.most, AGAIN_MS.first * 2 ** tried++) * (1 - Math.random() / 2);
          again = setTimeout(open, wait);
        });
      };
      const comeBack = (): void => {
        if (again !== undefined) open();
      };
      window.addEventListener("online", comeBack, { signal });
      document.addEventListener("visibilitychange", comeBack, { signal });
      open();
      await new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
      clearTimeout(again);
      stream?.close();
    };
    navigator.locks.request(NAME, { signal: ended.signal }, lead).catch(() => undefined);
    const look = setInterval(() => {
      if (Date.now() - heard > SILENT_MS) fallSilent();
    }, LOOK_MS);
    return () => {
      ended.abort();
      clearInterval(look);
      change = (what) => void missed.add(what);
    };
  };

  return {
    start,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => state,
  };
}
