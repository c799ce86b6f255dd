import { randomBytes } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { POINTS, startIn, tripBody } from "../support/factories.ts";
import { makeTestFolder } from "../support/test-folder.ts";

/** A data folder in which a real server keeps its database; it is cleaned up whatever happens to its servers. */
export interface DataFolder {
  readonly path: string;
  /** Process number of the PostgreSQL that runs on it now, or undefined. */
  postmaster(): Promise<number | undefined>;
  query<T extends object>(sql: string, values?: readonly unknown[]): Promise<T[]>;
  remove(): Promise<void>;
}

/** Makes a data folder whose database the test can read. */
export async function makeDataFolder(): Promise<DataFolder> {
  const path = await makeTestFolder();
  const pidFile = async (): Promise<string[]> =>
    (await readFile(join(path, "postgres", "postmaster.pid"), "utf8").catch(() => "")).split("\n");
  const postmaster = async (): Promise<number | undefined> => Number((await pidFile())[0]) || undefined;
  return {
    path,
    postmaster,
    query: async <T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> => {
      const password = (await readFile(join(path, "postgres.password"), "utf8")).trim();
      const port = Number((await pidFile())[3]);
      const client = new Client({ host: "127.0.0.1", port, user: "nameboard", password, database: "nameboard" });
      await client.connect();
      try {
        return (await client.query<T>(sql, [...values])).rows;
      } finally {
        await client.end();
      }
    },
    remove: async () => {
      const pid = await postmaster();
      if (pid !== undefined && isAlive(pid)) process.kill(pid, "SIGQUIT");
      while (pid !== undefined && isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Whether a process is alive. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Processes that were started for this data folder and are still alive, including PostgreSQL's. */
export async function leftOver(dataDir: string): Promise<string[]> {
  const left: string[] = [];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    const environment = await readFile(`/proc/${pid}/environ`, "utf8").catch(() => "");
    const state = (await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")).split(") ")[1]?.[0];
    if (state !== "Z" && (environment.includes(dataDir) || command.includes(dataDir)))
      left.push(`${pid} ${command.replaceAll("\0", " ")}`);
  }
  return left;
}

/** A traveller's form: what is sent, and the answer if one came. */
export interface Attempt {
  readonly key: string;
  readonly secret: string;
  readonly body: string;
  answer?: PlacedOrder;
}

/** A price of a running server. */
export async function quote(url: string): Promise<PriceItem> {
  const [price] = await search(url);
  if (price === undefined) throw new Error("no price");
  return price;
}

/** The numbers of all prices of a search, and of their ways back. */
export async function priceNumbers(url: string): Promise<number[]> {
  const list = await search(url);
  return list.flatMap(({ price_id: own, reverse_price: back }) => (back === null ? [own] : [own, back.price_id]));
}

async function search(url: string): Promise<PriceItem[]> {
  const response = await fetch(
    `${url}/v4/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}&lang=ru&currency=RUB`,
    { signal: AbortSignal.timeout(10_000) },
  );
  return ((await response.json()) as { result: PriceItem[] }).result;
}

/** A form with a fresh attempt key, which is its comment too: by that it is found in the database. */
export function newAttempt(priceId: number): Attempt {
  const key = randomBytes(16).toString("hex");
  const trip = tripBody(priceId, { start_location: startIn(Date.now()), comment: key });
  return { key, secret: randomBytes(16).toString("hex"), body: JSON.stringify({ trips: [trip] }) };
}

/** What came back when a form was sent. */
export interface Sent {
  readonly status: number;
  readonly replayed: boolean;
  readonly order: PlacedOrder | undefined;
  /** When the server asks to try again, in seconds. */
  readonly retryAfter: number | undefined;
}

/** Sends a form once and stores the answer in it. Throws when no answer came, as a browser's fetch does. */
export async function send(url: string, attempt: Attempt): Promise<Sent> {
  const response = await fetch(`${url}/v4/orders?lang=ru`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": attempt.key,
      "idempotency-secret": attempt.secret,
    },
    body: attempt.body,
    signal: AbortSignal.timeout(10_000),
  });
  const { result } = (await response.json()) as { result: PlacedOrder[] | null };
  const order = result?.[0];
  if (order !== undefined) attempt.answer ??= order;
  return {
    status: response.status,
    replayed: response.headers.get("idempotent-replayed") === "true",
    order,
    retryAfter: Number(response.headers.get("retry-after")) || undefined,
  };
}
