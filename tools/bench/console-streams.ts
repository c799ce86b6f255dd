import type { Ask } from "./console-calls.ts";

/** A listener to the changes of others, as each browser of the console has one. */
export interface Stream {
  /** Resolves with the next change of orders; what comes between two calls is not kept. */
  nextChange(): Promise<void>;
  end(): void;
}

/** Opens so many streams, each over a connection of its own. */
export async function openStreams(
  url: string,
  headers: Readonly<Record<string, string>>,
  count: number,
): Promise<readonly Stream[]> {
  const streams: Stream[] = [];
  // A few at a time, as browsers come.
  while (streams.length < count)
    streams.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, count - streams.length) }, () => open(url, headers)))),
    );
  return streams;
}

async function open(url: string, headers: Readonly<Record<string, string>>): Promise<Stream> {
  const ended = new AbortController();
  const answer = await fetch(`${url}/operator/v1/live`, { headers, signal: ended.signal });
  if (answer.status !== 200 || answer.body === null) throw new Error(`A stream answered ${answer.status}`);
  let waiting: (() => void)[] = [];
  const hear = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const text = new TextDecoder();
    for await (const bytes of body) {
      if (!text.decode(bytes, { stream: true }).includes("event: orders")) continue;
      for (const told of waiting) told();
      waiting = [];
    }
  };
  hear(answer.body).catch((error: unknown) => {
    if (!ended.signal.aborted) throw error;
  });
  return {
    nextChange: () => new Promise((resolve) => waiting.push(resolve)),
    end: () => ended.abort(),
  };
}

/** How long after a note of one person was sent the list of another has been read anew, each time in milliseconds. */
export async function changesSeen(
  {
    url,
    headers,
    ask,
  }: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly ask: Ask },
  orders: readonly number[],
): Promise<number[]> {
  const [other] = await openStreams(url, headers, 1);
  if (other === undefined) throw new Error("no stream");
  const times: number[] = [];
  for (const [index, order] of orders.entries()) {
    const begun = performance.now();
    const told = other.nextChange();
    const answer = await fetch(`${url}/operator/v1/orders/${order}/notes?lang=en`, {
      method: "POST",
      headers: {
        ...headers,
        "content-type": "application/json",
        "idempotency-key": `${process.pid}-${Date.now()}-${index}`.padEnd(32, "0"),
      },
      body: JSON.stringify({ text: "Measured." }),
    });
    if (answer.status !== 200) throw new Error(`A note was refused: ${await answer.text()}`);
    await told;
    await ask("trips?lang=en");
    times.push(performance.now() - begun);
  }
  other.end();
  return times;
}
