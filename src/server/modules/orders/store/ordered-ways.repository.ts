import { sql, type Kysely } from "kysely";
import type { OrderedWay } from "#domain/prices/usual-class.ts";
import type { Tables } from "#server/database/tables.ts";

/** The ways that were ordered at least so often, with the orders of each class of car; cancelled trips do not count. */
export async function countOrderedWays(db: Kysely<Tables>, least: number): Promise<OrderedWay[]> {
  const { rows } = await sql<{ start: number; finish: number; classes: number[]; counts: number[] }>`
    select start_place as start, finish_place as finish,
      array_agg(class_id) as classes, array_agg(trips::int) as counts
    from (
      select start_place, finish_place, (car_class->>'id')::int as class_id, count(*) as trips
      from trips where cancelled_at is null
      group by 1, 2, 3
    ) as by_class
    group by 1, 2 having sum(trips) >= ${least}
  `.execute(db);
  return rows.map(({ start, finish, classes, counts }) => ({
    start,
    finish,
    orders: new Map(classes.map((classId, index) => [classId, counts[index] ?? 0])),
  }));
}
