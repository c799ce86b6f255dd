import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anyPrice, attemptKey, call, logInAs, placeOrder, POINTS, tripBody } from "../../../tests/support/factories.ts";
import { rideBook, rideRule, useBook } from "../../../tests/support/ride-book.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

const MIGRATION = new URL("./migrations/0016_names_by_language.sql", import.meta.url);
/** Everything that was kept with names, and the columns that hold it. */
const KEPT = {
  tariff_books: ["body"],
  trips: ["car_class", "lines", "services", "quote"],
  module_settings: ["settings"],
} as const;

const SEAT = {
  id: 7,
  providerId: 1,
  uid: "8a1e9f6a-2a53-4e02-9c3a-2d4b3d1f0e07",
  slug: "booster",
  type: "child_seat",
  category: "child_seat",
  name: { en: "Booster seat", ru: "Бустер" },
  price: 300_00,
  defaultInclude: false,
  carClassIds: [],
};

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  const rule = rideRule({ id: 901, name: { en: "Toll road", ru: "Платная дорога" }, effect: { amount: 250_00 } });
  const areas = [{ key: "town", name: { en: "Old town", ru: "Старый город" }, circle: null }];
  await useBook(test.database.db, rideBook({ rules: [rule], services: [SEAT], areas }));
});
afterAll(() => test.close());

const query = async (sql: string, values: unknown[] = []) =>
  (await test.database.pool.query<Record<string, unknown>>(sql, values)).rows;

const kept = async () => {
  const tables = Object.entries(KEPT).map(async ([table, columns]) => [
    table,
    await query(`select ctid::text as at, ${columns.join(", ")} from ${table} order by ${columns[0]}::text`),
  ]);
  return Object.fromEntries(await Promise.all(tables)) as Record<keyof typeof KEPT, Record<string, unknown>[]>;
};

/** The kept values, without the rows' positions on the disk. */
const values = (rows: Awaited<ReturnType<typeof kept>>): unknown =>
  Object.entries(rows).map(([table, list]) => [table, list.map(({ at: _at, ...row }) => row)]);

/** A value as it was kept before names became one value: car classes and providers had titles, everything else had names. */
function before(value: unknown, key = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => before(one, key));
  if (typeof value !== "object" || value === null) return value;
  const word = ["classes", "providers", "car_class"].includes(key) ? "title" : "name";
  return Object.fromEntries(
    Object.entries(value).flatMap(([member, inner]: [string, unknown]) => {
      const named = ["name", "header", "top", "bottom"].includes(member) && (inner as { ru?: string } | null)?.ru;
      if (typeof named !== "string") return [[member, before(inner, member)]];
      const { ru, en } = inner as { ru: string; en: string };
      const old = member === "name" ? word : member;
      return [
        [`${old}Ru`, ru],
        [`${old}En`, en],
      ];
    }),
  );
}

async function keepAsBefore(): Promise<void> {
  for (const [table, rows] of Object.entries(await kept())) {
    for (const { at, ...row } of rows) {
      const columns = Object.keys(row);
      const sets = columns.map((column, index) => `${column} = $${index + 2}`).join(", ");
      const olds = columns.map((column) => JSON.stringify(before(row[column], column)));
      await query(`update ${table} set ${sets} where ctid = $1::tid`, [at, ...olds]);
    }
  }
}

it("what was kept before names became one value reads back with the same names after the migration", async () => {
  const headers = { authorization: `Bearer ${await logInAs(test.app, "agent")}` };
  const partner = { authorization: `Bearer ${await logInAs(test.app, "partner")}` };
  const texts = { header_ru: "Поехали", header_en: "Off we go", bottom_description_ru: "Звоните" };
  await call(test.app, "PUT", "/v4/partners/booking-module-settings", { body: texts, headers: partner });
  const price = await anyPrice(test.app);
  const { result } = await placeOrder(
    test.app,
    [
      tripBody(price.price_id, {
        additional_services: [{ id: SEAT.id }],
        start_location: { location: POINTS.sheremetyevo, time: "2026-11-24 18:40", flight_number: "SU 2455" },
      }),
    ],
    { key: attemptKey(), headers },
  );
  const id = result[0]?.order_id;

  const answers = async () => {
    const read = (url: string) => call<unknown>(test.app, "GET", url, { headers });
    const both = ["ru", "en"].flatMap((lang) => [
      read(`/v4/orders/${id}?lang=${lang}`),
      read(`/v4/orders/trips?order_id=${id}&lang=${lang}`),
      read(`/v4/prices/${price.price_id}/lines?lang=${lang}`),
    ]);
    const all = await Promise.all([...both, read("/v4/partners/booking-module-settings/1863")]);
    return all.map(({ status, result: answer }) => ({ status, answer }));
  };
  const [rows, said] = [await kept(), await answers()];
  const words = [
    "Economy",
    "Эконом",
    "Booster seat",
    "Бустер",
    "Toll road",
    "Платная дорога",
    "First fleet",
    "Поехали",
  ];
  for (const word of words) expect(JSON.stringify(said)).toContain(word);

  await keepAsBefore();
  const old = JSON.stringify(await kept());
  expect(old).not.toContain('"name":{');
  for (const member of ["titleEn", "nameRu", "headerRu", "bottomEn"]) expect(old).toContain(`"${member}":`);

  await test.database.pool.query(await readFile(MIGRATION, "utf8"));
  expect(values(await kept())).toEqual(values(rows));
  expect(await answers()).toEqual(said);
});
