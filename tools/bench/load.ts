import autocannon from "autocannon";

/** The measurements of one part of the benchmark. */
export interface Measured {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
  /** Number of wrong answers. */
  readonly wrong: number;
}

/** One call to send; a new one is made each time. */
export interface Call {
  readonly method?: "GET" | "POST";
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** Every answer of one turn. */
export interface Turn {
  /** How long each answer took, in milliseconds with fractions. */
  readonly times: readonly number[];
  readonly seconds: number;
  readonly wrong: number;
}

/**
 * Sends calls over kept connections, each one as soon as the previous is answered, and
 * records how long every answer took.
 */
export async function load(
  url: string,
  options: {
    readonly connections: number;
    readonly seconds: number;
    readonly next: () => Call;
    readonly isRight: (body: string) => boolean;
  },
): Promise<Turn> {
  const { connections, seconds, next, isRight } = options;
  const times: number[] = [];
  let wrong = 0;
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
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
      },
      (error: Error | null, result) => {
        if (error) return reject(error);
        resolve({ times, seconds: result.duration, wrong: wrong + result.errors + result.timeouts });
      },
    );
    run.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
}

/** Combines all turns of one part into one measurement. */
export function together(turns: readonly Turn[]): Measured {
  const times = turns.flatMap((turn) => turn.times).sort((a, b) => a - b);
  const seconds = turns.reduce((all, turn) => all + turn.seconds, 0);
  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    count: times.length,
    wrong: turns.reduce((all, turn) => all + turn.wrong, 0),
  };
}

/** The value below which the given share of sorted numbers lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
