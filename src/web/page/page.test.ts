import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import type { SettingUser } from "#contract/accounts.ts";
import type { PageOptions } from "#contract/page-options.ts";
import { messagesFor, type MessageKey } from "#i18n/messages.ts";
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

type Failed = { readonly title: string; readonly action: { readonly label: string; readonly onPress: () => void } };

test("OPN-099, P7, ERR-09, ERR-10: a screen that fails says so in the words of its two keys, and also where no texts have come", () => {
  const failed = (messages: PageOptions["messages"]) => {
    const boundary = Object.assign(new ScreenBoundary({ children: null }), { context: pageWith(messages) });
    Object.assign(boundary, { state: ScreenBoundary.getDerivedStateFromError(new Error("drawn wrongly")) });
    const { title, action } = (boundary.render() as ReactElement<Failed>).props;
    return [title, action.label];
  };
  expect(failed({})).toEqual(["An unknown error occurred", "Reload"]);
  const words = { "trans.common.error_boundary.title": "Сломалось", "trans.common.error_boundary.button": "Снова" };
  expect(failed(words)).toEqual(["Сломалось", "Снова"]);
  expect(failed(messagesFor("ru"))).toEqual(["Произошла неизвестная ошибка", "Перезагрузить"]);
});

test("ERR-12, ERR-17: the button of a screen that failed loads the whole page anew and then tells whoever wants to know, once each", async () => {
  const done: string[] = [];
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", { reload: () => done.push("reload"), href: "https://rides.example/" });
  const boundary = new ScreenBoundary({ children: null, onReload: () => done.push("told") });
  Object.assign(boundary, {
    context: pageWith({}),
    state: ScreenBoundary.getDerivedStateFromError(new Error("drawn wrongly")),
  });
  const { action } = (boundary.render() as ReactElement<Failed>).props;
  action.onPress();
  await vi.waitFor(() => expect(done).toEqual(["reload", "told"]));
  vi.unstubAllGlobals();
});

test("ERR-18: an error in drawing is told with the account, if one is known", () => {
  const told: unknown[] = [];
  vi.stubGlobal("window", { dispatchEvent: ({ detail }: CustomEvent) => told.push(detail) });
  const boundary = Object.assign(new ScreenBoundary({ children: null }), { context: pageWith({}) });
  const store = boundary.context.store;
  const error = new Error("drawn wrongly");
  boundary.componentDidCatch(error);
  store.setState({ account: { user_id: 5, email: "anna@example.com" } as SettingUser });
  boundary.componentDidCatch(error);
  expect(told).toEqual([
    { error, account: null },
    { error, account: { user_id: 5, email: "anna@example.com" } },
  ]);
  vi.unstubAllGlobals();
});
