/** One message of PostgreSQL's protocol: its kind, a letter, and its whole bytes; the first of a client has no kind. */
export interface PostgresMessage {
  readonly kind: string;
  readonly bytes: Buffer;
}

/** Cuts one side of a connection into whole messages, however its bytes arrive. `greets` for the side that speaks first. */
export function createPostgresMessages(greets: boolean): (chunk: Buffer) => PostgresMessage[] {
  let left = Buffer.alloc(0);
  let isGreeting = greets;
  return (chunk) => {
    left = Buffer.concat([left, chunk]);
    const messages: PostgresMessage[] = [];
    for (;;) {
      const head = isGreeting ? 0 : 1;
      if (left.length < head + 4) return messages;
      const length = head + left.readInt32BE(head);
      if (left.length < length) return messages;
      const bytes = left.subarray(0, length);
      messages.push({ kind: isGreeting ? "" : String.fromCharCode(bytes[0] ?? 0), bytes });
      left = left.subarray(length);
      isGreeting = false;
    }
  };
}

/** Tells which statement a client's message runs; a prepared one is remembered by its name. */
export function createStatementReader(): (message: PostgresMessage) => string | undefined {
  const prepared = new Map<string, string>();
  return ({ kind, bytes }) => {
    const [first = "", second = ""] = bytes.toString("utf8", 5).split("\0", 2);
    if (kind === "Q") return first;
    if (kind === "P") prepared.set(first, second);
    return kind === "B" ? prepared.get(second) : undefined;
  };
}
