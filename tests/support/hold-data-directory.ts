// A small server for the tests of simultaneous starts and kills: it takes a data directory and holds it until it is
// killed. With "write" it stores numbers, one transaction each, and reports every one that PostgreSQL has confirmed.
import { Client } from "pg";
import { startEmbeddedPostgres } from "#server/database/embedded-postgres.ts";

const [dataDir = "", mode] = process.argv.slice(2);
const tell = (event: Record<string, unknown>) => process.stdout.write(`${JSON.stringify(event)}\n`);

try {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    address: "http://localhost:3000",
  });
  tell({ event: "up", url: postgres.url, joined: postgres.joined });
  if (mode === "write") await writeForEver(postgres.url);
  process.stdin.resume();
  process.stdin.once("end", () => void postgres.stop().then(() => process.exit(0)));
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  tell({ event: "refused", name, message });
  process.exitCode = 1;
}

async function writeForEver(url: string): Promise<never> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("create table if not exists confirmed (number serial primary key)");
  for (;;) {
    const { rows } = await client.query<{ number: number }>("insert into confirmed default values returning number");
    tell({ event: "confirmed", number: rows[0]?.number });
  }
}
