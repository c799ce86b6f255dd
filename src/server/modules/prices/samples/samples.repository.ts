import { sql, type Kysely, type Transaction } from "kysely";
import type { SampleQuestionView } from "#contract/console/tester/sample-rides.ts";
import type { Currency } from "#domain/values/money.ts";
import type { Tables } from "#server/database/tables.ts";

/** A sample ride to be kept. */
export interface SampleToKeep {
  readonly name: string;
  readonly question: SampleQuestionView;
  readonly carClassId: number;
  readonly currency: Currency;
  /** In minor units. */
  readonly expected: number | null;
}

/** The sample rides that are kept, by name. */
export async function findSamples(db: Kysely<Tables>) {
  return db
    .selectFrom("sample_rides as s")
    .innerJoin("accounts as a", "a.user_id", "s.account_id")
    .select([
      "s.sample_id",
      "s.name",
      "s.question",
      "s.car_class_id",
      "s.currency",
      "s.expected",
      "s.made_at",
      "a.name as author",
    ])
    .orderBy(sql`lower(s.name)`)
    .execute();
}

/** One of them. */
export type SampleRow = Awaited<ReturnType<typeof findSamples>>[number];

/** How many are kept, and the number of the one with a name; two who save at once wait for each other. */
export async function countSamples(
  trx: Transaction<Tables>,
  name: string,
): Promise<{ readonly count: number; readonly named: number | null }> {
  await sql`lock table sample_rides in share row exclusive mode`.execute(trx);
  return trx
    .selectFrom("sample_rides")
    .select([
      sql<number>`count(*)::int`.as("count"),
      sql<number | null>`min(sample_id) filter (where lower(name) = lower(${name}))`.as("named"),
    ])
    .executeTakeFirstOrThrow();
}

/** Keeps one and tells its number. */
export async function insertSample(
  trx: Transaction<Tables>,
  { name, question, carClassId, currency, expected }: SampleToKeep,
  { accountId, at }: { readonly accountId: number; readonly at: Date },
): Promise<number> {
  const { sample_id: id } = await trx
    .insertInto("sample_rides")
    .values({
      name,
      question: JSON.stringify(question),
      car_class_id: carClassId,
      currency,
      expected,
      account_id: accountId,
      made_at: at,
    })
    .returning("sample_id")
    .executeTakeFirstOrThrow();
  return id;
}

/** One by its number, held until the transaction ends. */
export async function lockSample(trx: Transaction<Tables>, sampleId: number) {
  return trx
    .selectFrom("sample_rides")
    .select(["name", "currency", "expected"])
    .where("sample_id", "=", sampleId)
    .forUpdate()
    .executeTakeFirst();
}

/** Gives one another name and another expected sum. */
export async function updateSample(
  trx: Transaction<Tables>,
  sampleId: number,
  changes: Pick<SampleToKeep, "name" | "expected">,
): Promise<void> {
  await trx.updateTable("sample_rides").set(changes).where("sample_id", "=", sampleId).execute();
}

/** Removes one. */
export async function deleteSample(trx: Transaction<Tables>, sampleId: number): Promise<void> {
  await trx.deleteFrom("sample_rides").where("sample_id", "=", sampleId).execute();
}
