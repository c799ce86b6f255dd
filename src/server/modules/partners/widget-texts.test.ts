import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WireWidget } from "#contract/partners.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { loadWidgetTexts } from "#server/modules/partners/widget-texts.ts";
import { call } from "../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

let folder: string;
let test: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nameboard-texts-"));
  await mkdir(join(folder, "texts"));
  const own = (name: string, text: string) => writeFile(join(folder, "texts", name), text);
  await own("terms.en.md", "# Our terms\n\nOf {operator}\n& <b>all</b>\n\n- one\n- two\n  lines\n");
  await own("terms.en.class-5.md", "# Class five\n\nText");
  await own("terms.en.host-rides.example.md", "# Rides\n\nText");
  await own("terms.en.class-5.host-rides.example.md", "# Rides five\n\nText");
  await writeFile(join(folder, "secret.ru.md"), "# Secret\n\nNot for travellers");
  test = await buildTestApp({
    variables: { DATA_DIR: folder, OPERATOR_NAME: "Rides Ltd | ООО «Поездки»", OPERATOR_MAIL: "desk@rides.example" },
  });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, query = "") =>
  call<WireWidget>(test.app, "GET", `/v4/public/get-widget?path=${encodeURIComponent(path)}${query}`);

describe("NET-33, PAY-24, PAY-25: the texts of the popups", () => {
  it.each([
    ["offer", "ru", "Оферта"],
    ["offer", "en", "Booking terms"],
    ["/personal-data.html", "ru", "Политика обработки персональных данных"],
    ["personal_data", "en", "Personal data policy"],
    ["terms", "ru", "Условия поездки"],
    ["personal-data-consent", "ru", "Согласие на обработку персональных данных"],
    ["consent", "en", "Consent to the use of personal data"],
  ])(
    "%s in %s is ours when the operator has none, and names the seller in that language",
    async (path, lang, title) => {
      const { result } = await ask(path, `&lang=${lang}`);
      expect(result.title).toBe(title);
      expect(result.text).toContain(lang === "ru" ? "ООО «Поездки»" : "Rides Ltd");
      expect(result.text).not.toContain("|");
      expect(result.text).toContain("desk@rides.example");
      expect(result.text).not.toMatch(/[{}#]/);
    },
  );

  it("are the operator's own before ours, plain and as escaped markup", async () => {
    const { result } = await ask("terms", "&lang=en");
    expect({ ...result, html: result.html.replace(/\n\s*/g, "") }).toEqual({
      title: "Our terms",
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
      blocks: [
        { kind: "paragraph", lines: ["Of Rides Ltd & <b>all</b>"] },
        { kind: "list", lines: ["one", "two lines"] },
      ],
      text: "Of Rides Ltd & <b>all</b>\n\n- one\n- two lines",
      html: "<p>Of Rides Ltd &amp; &lt;b&gt;all&lt;/b&gt;</p><ul><li>one</li><li>two lines</li></ul>",
    });
  });

  it.each([
    ["", "Our terms"],
    ["&car_class_id=5", "Class five"],
    ["&car_class_id=4", "Our terms"],
    ["&car_class_id=all", "Our terms"],
    ["&trans_host_name=Rides.example:8080", "Rides"],
    ["&trans_host_name=rides.example&car_class_id=4", "Rides"],
    ["&trans_host_name=rides.example&car_class_id=5", "Rides five"],
    ["&trans_host_name=other.example&car_class_id=5", "Class five"],
    ["&trans_host_name=rides.example|5", "Our terms"],
  ])("for %j the closest match is shown: %s", async (query, title) => {
    expect((await ask("terms", `&lang=en${query}`)).result.title).toBe(title);
  });

  it("B2: the version is one in all languages, and another where the words are others", async () => {
    const version = async (query: string) => (await ask("terms", query)).result.version;
    const common = await version("&lang=en");
    expect(await version("&lang=ru")).toBe(common);
    expect(await version("&lang=en&car_class_id=5")).not.toBe(common);
    const values = { operator: "Rides Ltd" };
    const texts = await loadWidgetTexts([join(folder, "texts")], () => values);
    const changed = await loadWidgetTexts([join(folder, "texts")], () => ({ operator: "Other Ltd" }));
    const asked = { path: "terms", locale: "en", carClassId: undefined, host: undefined } as const;
    expect(changed(asked)?.version).not.toBe(texts(asked)?.version);
  });

  it("T-21: 200 spellings of a way out of the folder do not reach a file", async () => {
    const steps = ["../", "..\\", "..%2f", "%2e%2e/", "..%252f", "....//", "/..;/", "..%c0%af", "file:///", "\0../"];
    const targets = ["etc/passwd", "secret.ru", "secret.ru.md", "data/texts/offer.ru.md", "offer"];
    const paths = steps.flatMap((step) =>
      targets.flatMap((target) => [1, 2, 3, 8].map((times) => step.repeat(times) + target)),
    );
    expect(paths).toHaveLength(200);
    for (const path of paths) {
      const { status, error } = await ask(path);
      expect([path, status, error?.code]).toEqual([path, 404, ERRORS["text-unknown"].number]);
      const elsewhere = await ask(
        "offer",
        `&lang=${encodeURIComponent(path)}&trans_host_name=${encodeURIComponent(path)}`,
      );
      expect(["Booking terms", undefined]).toContain(elsewhere.result?.title);
    }
  });

  it("a file that would never be shown stops the start and is named", async () => {
    const wrong = join(folder, "wrong");
    await mkdir(wrong);
    await writeFile(join(wrong, "ofer.ru.md"), "# Offer\n");
    await expect(loadWidgetTexts([wrong], () => ({}))).rejects.toThrow("ofer.ru.md is not named like offer.ru.md");
    await expect(loadWidgetTexts([join(folder, "no such folder")], () => ({}))).resolves.toBeTypeOf("function");
  });
});
