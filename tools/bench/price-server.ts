import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { insertBook, lockBooks } from "#server/modules/tariffs/tariff-books.repository.ts";
import { reachDatabase } from "../../scripts/reach-database.ts";
import { freePort, startOwnServer, type OwnServer } from "../../scripts/with-server.ts";
import { bookMark } from "./price-book.ts";

/** A server with a generated book in force. */
export interface PriceServer {
  readonly entries: number;
  readonly server: OwnServer;
  /** How long the first traveller after an import waits while the book is read and prepared and the search is answered. */
  readonly firstSearchMs: number;
  /** Size in bytes of that search's list. */
  readonly answerBytes: number;
  /** Megabytes before and after the book was read. */
  readonly memory: { readonly started: number; readonly read: number };
}

const BYTES_PER_MB = 1_048_576;
/** How long to wait for a server that has another book to notice the new one. */
const TAKE_OVER_MS = 20_000;

/** Starts a server with its own database and puts a book in force before its first search. */
export async function startPriceServer(
  folder: string,
  { entries, book, path }: { readonly entries: number; readonly book: TariffBook; readonly path: string },
): Promise<PriceServer> {
  const dataDir = join(folder, String(entries));
  await mkdir(dataDir);
  await chmod(dataDir, 0o711);
  const server = await startOwnServer({
    dataDir,
    port: await freePort(),
    env: { NODE_ENV: "production", ACQUIRER: "sandbox" },
  });
  try {
    await putInForce(dataDir, book);
    const started = await memoryOf(server);
    const first = await firstSearch(`${server.url}${path}`, bookMark(entries));
    return { entries, server, ...first, memory: { started, read: await memoryOf(server) } };
  } catch (error) {
    await server.end();
    throw error;
  }
}

/** Resident megabytes of the server's own process, without its database. */
export async function memoryOf(server: OwnServer): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes(?:\{role="web"\})? (\S+)/m.exec(text)?.[1] ?? 0) / BYTES_PER_MB;
}

async function putInForce(dataDir: string, book: TariffBook): Promise<void> {
  const database = await reachDatabase({ databaseUrl: undefined, dataDir }, true);
  try {
    await database.db.transaction().execute(async (trx) => {
      await lockBooks(trx);
      await insertBook(trx, { book, fileName: "bench.yaml", at: new Date() });
    });
  } finally {
    await database.close();
  }
}

async function firstSearch(url: string, mark: string): Promise<{ firstSearchMs: number; answerBytes: number }> {
  const begun = performance.now();
  for (;;) {
    const asked = performance.now();
    const body = await (await fetch(url)).text();
    const now = performance.now();
    if (body.includes(mark)) return { firstSearchMs: now - asked, answerBytes: Buffer.byteLength(body) };
    if (now - begun > TAKE_OVER_MS) throw new Error(`The server does not sell by its new book: ${body.slice(0, 300)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
