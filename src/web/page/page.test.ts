import { expect, test } from "vitest";
import type { PageOptions } from "#contract/page-options.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { createPage } from "#web/page/page.tsx";

function pageWith(messages: PageOptions["messages"]) {
  return createPage({ locale: "ru", currency: "RUB", messages, hasSession: false } as PageOptions);
}

test("I18-13: texts come from the page's options, even when the product's own differ", () => {
  const page = pageWith({ "common.title.finder": "Свой заголовок" });
  expect(page.t("common.title.finder")).toBe("Свой заголовок");
});

test("I18-14: a missing key returns the key itself", () => {
  const page = pageWith({});
  expect(page.t("no.such.key" as MessageKey)).toBe("no.such.key");
  expect(page.tIfKnown("no.such.key", "instead")).toBe("instead");
});
