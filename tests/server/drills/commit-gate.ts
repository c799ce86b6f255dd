import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { commitPointOf, type CommitPoint } from "./commit-points.ts";
import { createPostgresMessages, createStatementReader } from "./postgres-messages.ts";

/** Where everything stops: at the n-th commit of a name, before PostgreSQL hears of it or before the server hears the answer. */
export interface Stop {
  readonly point: CommitPoint;
  readonly side: "before" | "after";
  readonly nth: number;
}

/** A line between a server and its PostgreSQL that knows each commit by its name. */
export interface CommitGate {
  readonly url: string;
  /** How often each commit has passed. */
  readonly passed: Map<CommitPoint, number>;
  /** Calls `reached` at a stop, once; of that connection nothing passes from then on. */
  stopAt(stop: Stop, reached: () => void): void;
  /** Forgets a stop that was not reached. */
  forget(): void;
  close(): Promise<void>;
}

/** Opens the line. It needs nothing of the server: it reads the statements that pass. */
export async function openCommitGate(databaseUrl: string): Promise<CommitGate> {
  const target = new URL(databaseUrl);
  let awaited: { readonly stop: Stop; left: number; readonly reached: () => void } | undefined;
  const passed = new Map<CommitPoint, number>();
  const sockets = new Set<Socket>();

  /** The side on which the commit of these statements is stopped, if it is. */
  const stopFor = (statements: readonly string[]): Stop["side"] | undefined => {
    const point = commitPointOf(statements);
    if (point === undefined) return undefined;
    passed.set(point, (passed.get(point) ?? 0) + 1);
    if (awaited?.stop.point !== point) return undefined;
    awaited.left -= 1;
    return awaited.left === 0 ? awaited.stop.side : undefined;
  };
  const reach = (): void => {
    const { reached } = awaited ?? {};
    awaited = undefined;
    reached?.();
  };

  const proxy = createServer((client) => {
    const server = connect({ host: target.hostname, port: Number(target.port) });
    const fromClient = createPostgresMessages(true);
    const fromServer = createPostgresMessages(false);
    const statementOf = createStatementReader();
    let written: string[] | undefined;
    let held: "nothing" | "answer" | "everything" = "nothing";

    /** What a statement ends: the statements of a transaction, or itself alone. */
    const committedBy = (statement: string): readonly string[] => {
      const [verb = ""] = /^\s*\w+/.exec(statement.toLowerCase()) ?? [];
      const before = written;
      if (verb === "begin") written = [];
      else if (verb === "commit" || verb === "rollback") written = undefined;
      else if (written === undefined) return [statement];
      else written.push(statement);
      return verb === "commit" ? (before ?? []) : [];
    };

    // One statement is several messages: they go on together and at once.
    client.setNoDelay();
    server.setNoDelay();
    client.on("data", (data) => {
      server.cork();
      process.nextTick(() => server.uncork());
      for (const message of fromClient(data)) {
        if (held === "everything") return;
        const statement = statementOf(message);
        const side = statement === undefined ? undefined : stopFor(committedBy(statement));
        if (side === "before") {
          held = "everything";
          return reach();
        }
        if (side === "after") held = "answer";
        server.write(message.bytes);
      }
    });
    server.on("data", (data) => {
      const isReady = fromServer(data).some(({ kind }) => kind === "Z");
      if (held === "nothing") client.write(data);
      else if (held === "answer" && isReady) {
        held = "everything";
        reach();
      }
    });
    for (const [own, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(own);
      own.on("error", () => other.destroy());
      own.on("close", () => {
        sockets.delete(own);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    passed,
    stopAt: (stop, reached) => void (awaited = { stop, left: stop.nth, reached }),
    forget: () => void (awaited = undefined),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => proxy.close(() => resolve()));
    },
  };
}
