import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { openDatabase, type Database } from "#server/database/open-database.ts";
import { compareBooks } from "#server/modules/tariffs/compare-books.ts";
import { changesNothing, describeBookChanges } from "#server/modules/tariffs/describe-book-changes.ts";
import { describeRuleOrder } from "#server/modules/tariffs/describe-rule-order.ts";
import { readOperatorFile } from "#server/modules/tariffs/file/read-operator-file.ts";
import { importTariffs, previewTariffs, type TariffImport } from "#server/modules/tariffs/import-tariffs.ts";
import { seedOperator } from "#server/modules/tariffs/seed-operator.ts";
import {
  listBooks,
  readBook,
  readCurrentBook,
  readCurrentVersion,
} from "#server/modules/tariffs/tariff-books.repository.ts";
import { findTariffUndo, undoTariffImport } from "#server/modules/tariffs/undo-tariff-import.ts";
import { groundWords } from "#server/modules/tariffs/words/ground-words.ts";
import { OPERATOR_FILE, TEST_GROUND } from "../../../../tests/support/operator-file.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";

const NOW = Date.UTC(2026, 10, 21, 6, 0);
const clock = () => NOW;

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.url, { max: 4 });
  await database.db.deleteFrom("tariff_books").execute();
});
afterEach(async () => {
  await database.close();
  await testDatabase.drop();
});

function bookOf(text: string): TariffBook {
  const { book, problems } = readOperatorFile(text, TEST_GROUND);
  if (book === undefined) throw new Error(JSON.stringify(problems));
  return book;
}
const READER = { locale: "en", ground: groundWords } as const;
const FIRST = bookOf(OPERATOR_FILE);
const DEARER = bookOf(OPERATOR_FILE.replace("prices: { 2: 1900,", "prices: { 2: 2100.50,"));
const OTHER_PROVIDER = bookOf(OPERATOR_FILE.replace("  - id: 1\n", "  - id: 7\n"));
const bring = (book: TariffBook) => importTariffs(database.db, clock, { book, fileName: "operator.yaml" });

describe("a book in the database", () => {
  it("is read back as imported, and only the latest one is in force", async () => {
    expect([await readCurrentVersion(database.db), await readCurrentBook(database.db)]).toEqual([0, undefined]);
    const first = await bring(FIRST);
    const second = await bring(DEARER);
    expect(second.version).toBeGreaterThan(first.version);
    expect(await readCurrentBook(database.db)).toEqual({ version: second.version, book: DEARER });
    expect(await readBook(database.db, first.version)).toEqual({ version: first.version, book: FIRST });
    expect((await listBooks(database.db)).map(({ isCurrent, fileName }) => [isCurrent, fileName])).toEqual([
      [true, "operator.yaml"],
      [false, "operator.yaml"],
    ]);
  });

  it("a preview writes nothing, and the same file twice changes nothing", async () => {
    expect((await previewTariffs(database.db, FIRST)).isSame).toBe(false);
    expect(await readCurrentVersion(database.db)).toBe(0);
    const { version } = await bring(FIRST);
    expect(await bring(bookOf(OPERATOR_FILE))).toMatchObject({ isSame: true, version });
    expect(await listBooks(database.db)).toHaveLength(1);
  });

  it("simultaneous imports wait for each other: each writes its version, and one stays in force", async () => {
    await Promise.all([bring(FIRST), bring(DEARER), bring(OTHER_PROVIDER)]);
    const versions = await listBooks(database.db);
    expect(versions).toHaveLength(3);
    expect(versions.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  });

  it("a preview is valid only until another import or undo", async () => {
    const { version } = await bring(FIRST);
    const bringWith = (preview: TariffImport) =>
      importTariffs(database.db, clock, { book: DEARER, fileName: null, preview });
    const early = await previewTariffs(database.db, DEARER);
    const second = await bring(OTHER_PROVIDER);
    await undoTariffImport(database.db, clock, second.version);
    const made = await bringWith(early);
    expect([made.before?.version, made.after.providers.map(({ id }) => id)]).toEqual([version, [1, 7]]);
    const late = await previewTariffs(database.db, FIRST);
    expect((await bringWith({ ...late, after: FIRST, isSame: true })).version).toBe(made.version);
  });

  it("a provider missing from a new file stays as deleted, because orders name it", async () => {
    await bring(FIRST);
    const { after } = await bring(OTHER_PROVIDER);
    expect(after.providers.map(({ id, deleted }) => [id, deleted])).toEqual([
      [7, false],
      [1, true],
    ]);
    expect((await bring(OTHER_PROVIDER)).isSame).toBe(true);
    expect((await bring(FIRST)).after.providers.map(({ id, deleted }) => [id, deleted])).toEqual([
      [1, false],
      [7, true],
    ]);
  });
});

describe("undoing a version", () => {
  it("puts the one before in force, deletes nothing, and stops at the first", async () => {
    const [first, second] = [await bring(FIRST), await bring(DEARER)];
    expect(await undoTariffImport(database.db, clock, first.version)).toBe(false);
    expect(await undoTariffImport(database.db, clock, second.version)).toBe(true);
    expect(await readCurrentBook(database.db)).toEqual({ version: first.version, book: FIRST });
    expect(await findTariffUndo(database.db)).toBeUndefined();
    expect(await readBook(database.db, second.version)).toBeDefined();
    const third = await bring(DEARER);
    expect(third.version).toBeGreaterThan(second.version);
    expect((await findTariffUndo(database.db))?.to.version).toBe(first.version);
  });

  it("keeps the providers of the version that is undone", async () => {
    await bring(FIRST);
    const { version } = await bring(OTHER_PROVIDER);
    await undoTariffImport(database.db, clock, version);
    const { book } = (await readCurrentBook(database.db)) ?? {};
    expect(book?.providers.map(({ id, deleted }) => [id, deleted])).toEqual([
      [1, false],
      [7, true],
    ]);
  });
});

describe("what an import changes, in words", () => {
  it("gives old and new sums in whole units with the line of the file", () => {
    const said = describeBookChanges(compareBooks(FIRST, DEARER, READER), "en").join("\n");
    expect(said).toContain("fares: 0 new, 2 changed, 0 removed, 3 unchanged");
    expect(said).toMatch(
      /changed: Stolitsa: a26396 → area moscow, Economy \(line \d+\)\n {4}price: 1900 RUB → 2100\.50 RUB/,
    );
    expect(said).not.toContain("tariffs: 0 new, 1 changed");
  });

  it("T-12: tells how often a certificate holds, also where the file does not say it", () => {
    const told = (uses: object) => {
      const certificates = FIRST.certificates.map((one) => ({ ...one, ...uses }));
      return (locale: "en" | "ru") =>
        describeBookChanges(compareBooks(undefined, { ...FIRST, certificates }, { ...READER, locale }), locale)
          .join("\n")
          .match(/(certificate|сертификат) .*(?= \()/g);
    };
    const silent = told({ uses: undefined, usesPerEmail: undefined });
    expect(silent("en")).toEqual(["certificate WELCOME10: any number of orders", "certificate GIFT500: 1 order"]);
    expect(silent("ru")).toEqual(["сертификат WELCOME10: сколько угодно заказов", "сертификат GIFT500: 1 заказ"]);
    expect(told({ uses: 5, usesPerEmail: 2 })("en")?.[0]).toBe(
      "certificate WELCOME10: 5 orders, at most 2 with one e-mail",
    );
    expect(told({ uses: 5, usesPerEmail: 2 })("ru")?.[0]).toBe(
      "сертификат WELCOME10: 5 заказов, с одной почтой не больше 2",
    );
    const said = (uses: object) => ({ ...FIRST, certificates: FIRST.certificates.map((one) => ({ ...one, ...uses })) });
    const [before, after] = [
      said({ uses: undefined, usesPerEmail: undefined }),
      said({ uses: 1, usesPerEmail: undefined }),
    ];
    expect(describeBookChanges(compareBooks(before, after, READER), "en").join("\n")).toMatch(
      /certificates: 0 new, 1 changed, 0 removed, 1 unchanged\n {2}changed: certificate WELCOME10: 1 order \(line \d+\)\n {4}uses: any → 1/,
    );
  });

  it("gives the priority and the group of a rule, and of two rules that meet the one that counts first", () => {
    const said = describeBookChanges(compareBooks(undefined, FIRST, READER), "en").join("\n");
    expect(said).toMatch(/new: Stolitsa: night rule Night ride, 10%, priority 20, group calendar \(line \d+\)/);
    expect(said).toMatch(/new: Stolitsa: discount rule Toll off, -100, priority 0, no group/);
    const [night, holiday] = FIRST.rules.map(({ line }) => line);
    expect(describeRuleOrder(FIRST.rules, () => undefined, "en")).toEqual([
      "where two rules fit the same ride:",
      `  New Year (priority 30, line ${holiday}) counts, not Night ride (priority 20, line ${night}); both are in group calendar`,
    ]);
    const apart = FIRST.rules.map((rule) => (rule.line === night ? { ...rule, group: "other" } : rule));
    expect(describeRuleOrder(apart, () => undefined, "en")).toEqual([]);
  });

  it("shows thirty entries of a kind and counts the rest", () => {
    const [fare] = FIRST.fares;
    if (fare === undefined) throw new Error("The test file has no fare.");
    const fares = Array.from({ length: 50 }, (_, at) => ({ ...fare, id: at + 1, to: `place:g${at + 1}` }));
    const said = describeBookChanges(
      compareBooks(FIRST, { ...FIRST, fares: [...FIRST.fares, ...fares] }, READER),
      "en",
    );
    expect(said.filter((line) => line.startsWith("  new:"))).toHaveLength(30);
    expect(said).toContain("  and 20 more new");
  });

  it("ignores entries that only moved to other lines", () => {
    expect(changesNothing(compareBooks(FIRST, bookOf(`# A remark.\n${OPERATOR_FILE}`), READER))).toBe(true);
  });

  it("includes a change in any part of a tariff, a rule and a service", () => {
    const [tariff, rule, service] = [FIRST.tariffs[0], FIRST.rules[1], FIRST.services[0]];
    const blind = Object.entries({ tariffs: tariff, rules: rule, services: service }).flatMap(([kind, entry]) =>
      Object.entries(entry ?? {})
        // The ids make it another entry, and the line is not part of what is sold.
        .filter(([name]) => !["id", "line", "providerId", "carClassId", "carClassIds"].includes(name))
        .filter(([name, value]) => {
          const other = { ...entry, [name]: otherThan(value) };
          return changesNothing(compareBooks({ ...FIRST, [kind]: [entry] }, { ...FIRST, [kind]: [other] }, READER));
        })
        .map(([name]) => `${kind}.${name}`),
    );
    expect(blind).toEqual([]);
  });
});

function otherThan(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  if (typeof value === "string") return `${value}x`;
  if (Array.isArray(value)) return value.length === 0 ? ["area:x"] : value.slice(1);
  if (value === null) return "2026-01-02";
  const [first] = Object.entries(value as object);
  return first === undefined ? value : { ...value, [first[0]]: otherThan(first[1]) };
}

describe("the first start", () => {
  it("fills an empty database once, and refuses a file with problems line by line", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nameboard-tariffs-"));
    const file = join(folder, "operator.yaml");
    const seed = () => seedOperator(database.db, { file, clock, ground: async () => TEST_GROUND });
    await writeFile(file, OPERATOR_FILE.replace("max-km: 600", "max-km: far"));
    await expect(seed()).rejects.toThrow(/line \d+: tariffs: max-km: "far" is not a whole number/);
    expect(await readCurrentVersion(database.db)).toBe(0);
    await writeFile(file, OPERATOR_FILE);
    expect((await Promise.all([seed(), seed()])).toSorted((a, b) => Number(a) - Number(b))).toEqual([false, true]);
    expect(await seed()).toBe(false);
    expect(await listBooks(database.db)).toMatchObject([{ fileName: null, isCurrent: true }]);
    await rm(folder, { recursive: true });
  });
});

it("ten thousand fares, four to a line, are read, written, compared and told as one sum", async () => {
  // Two classes and both ways: four fares a line.
  const fares = Array.from({ length: 2_500 }, (_, at) => {
    const prices = `{ 2: ${at + 1}, 3: ${at + 2} }`;
    return `      - { from: g${at}, to: SVO, both-ways: true, prices: ${prices} }`;
  });
  const text = OPERATOR_FILE.replace(/ {4}fares:\n[^]*? {4}rules:/, `    fares:\n${fares.join("\n")}\n    rules:`);
  const { book, problems } = readOperatorFile(text, {
    ...TEST_GROUND,
    place: (code) => (/^g\d+$/.test(code) ? code : TEST_GROUND.place(code)),
  });
  expect([problems, book?.fares.length]).toEqual([[], 10_000]);
  await bring(FIRST);
  const { before, after } = await bring(book ?? FIRST);
  expect(describeBookChanges(compareBooks(before?.book, after, READER), "en").join("\n")).toContain("fares: 10000 new");
  expect((await readCurrentBook(database.db))?.book.fares).toHaveLength(10_000);
});
