/** How long a connection may take, in milliseconds. */
interface SocketTimes {
  /** To send the head of a request, its first byte included. */
  readonly headersMs: number;
  /** To send the whole of it. */
  readonly requestMs: number;
  /** Without a byte in either direction while a request is answered. */
  readonly silentMs: number;
  /** Between an answer and the next request; longer than proxies keep theirs, which would use one that is just being closed. */
  readonly idleMs: number;
  /** How often the first two are looked after; Node's own half a minute let slow heads live three times as long as they may. */
  readonly lookMs: number;
}

/** The times of the server. */
export const SOCKET_TIMES: SocketTimes = {
  headersMs: 10_000,
  requestMs: 10_000,
  silentMs: 30_000,
  idleMs: 72_000,
  lookMs: 1000,
};

/** The options of Fastify that cut connections which are slow or silent. */
export function socketLimits({ headersMs, requestMs, silentMs, idleMs, lookMs }: SocketTimes) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: silentMs,
    keepAliveTimeout: idleMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs },
  };
}
