import type { ClientBase } from "pg";

const REASONS: Record<string, string> = {
  fsync: "a power cut could destroy the whole database",
  synchronous_commit: "a crash could lose orders that were already confirmed to their customers",
  full_page_writes: "a power cut in the middle of a write could damage the database",
};

/** Why a PostgreSQL, ours or an external one, could lose what it has confirmed as stored; undefined where it could not. */
export async function whyUnsafe(client: Pick<ClientBase, "query">): Promise<string | undefined> {
  const names = Object.keys(REASONS);
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any($1)",
    [names],
  );
  const unsafe = names.filter((name) => rows.find((row) => row.name === name)?.setting === "off");
  if (unsafe.length === 0) return undefined;
  const reasons = unsafe.map((name) => `${name} is off, so ${REASONS[name]}`);
  return `This PostgreSQL is not safe to keep orders in: ${reasons.join("; ")}. Switch it on ("alter system set ${unsafe[0]} = on", then reload) and start again.`;
}

/** Refuses such a PostgreSQL. */
export async function refuseUnsafeSettings(client: Pick<ClientBase, "query">): Promise<void> {
  const why = await whyUnsafe(client);
  if (why !== undefined) throw new Error(why);
}
