import autocannon from "autocannon";

/** What one part of the benchmark measured. */
export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
  /** Answers that were not what was asked for. */
  readonly wrong: number;
}

/** One call to be sent, made anew each time. */
export interface Call {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Sends calls over kept connections, each as soon as the one before it is answered, and counts the answers. */
export async function load(
  url: string,
  options: {
    readonly connections: number;
    readonly seconds: number;
    readonly next: () => Call;
    readonly isRight: (body: string) => boolean;
  },
): Promise<Measured> {
  const { connections, seconds, next, isRight } = options;
  let wrong = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [
      {
        setupRequest: (request) => ({ ...request, ...next() }),
        onResponse: (status, body) => {
          if (status !== 200 || !isRight(body)) wrong += 1;
        },
      },
    ],
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    count: result.requests.total,
    wrong: wrong + result.errors + result.timeouts,
  };
}
