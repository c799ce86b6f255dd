import { Client } from "pg";

/** A connection of its own for work that takes longer than a call may, reading tables in the order in which they lie. */
export async function withLongClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: "nameboard backup" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set synchronize_seqscans = off",
    );
    return await work(client);
  } finally {
    await client.end();
  }
}
