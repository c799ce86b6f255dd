import type { ReactElement } from "react";
import { expect, test } from "vitest";
import type { PageOptions } from "#contract/page-options.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { createPage } from "#web/page/page.tsx";
import { ScreenBoundary } from "#web/page/screen-boundary.tsx";

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

test("ERR-09: a screen that fails says so also where no texts have come", () => {
  const failed = (messages: PageOptions["messages"]) => {
    const boundary = Object.assign(new ScreenBoundary({ children: null }), { context: pageWith(messages) });
    Object.assign(boundary, { state: ScreenBoundary.getDerivedStateFromError(new Error("drawn wrongly")) });
    return (boundary.render() as ReactElement<{ readonly title: string }>).props.title;
  };
  expect(failed({})).toBe("An unknown error occurred");
  expect(failed({ "trans.common.error_boundary.title": "Что-то пошло не так" })).toBe("Что-то пошло не так");
});
