import type { ClientBase } from "pg";

const REASONS: Record<string, string> = {
  fsync: "a power cut could destroy the whole database",
  synchronous_commit: "a crash could lose orders that were already confirmed to their customers",
  full_page_writes: "a power cut in the middle of a write could damage the database",
};

/** Refuses a PostgreSQL, ours or an external one, that could lose what it has confirmed as stored (G-03). */
export async function refuseUnsafeSettings(client: Pick<ClientBase, "query">): Promise<void> {
  const names = Object.keys(REASONS);
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name = any($1)",
    [names],
  );
  const unsafe = names.filter((name) => rows.find((row) => row.name === name)?.setting === "off");
  if (unsafe.length === 0) return;
  const reasons = unsafe.map((name) => `${name} is off, so ${REASONS[name]}`);
  throw new Error(
    `This PostgreSQL is not safe to keep orders in: ${reasons.join("; ")}. Switch it on ("alter system set ${unsafe[0]} = on", then reload) and start again.`,
  );
}
