import type { Page, Route } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { ERRORS, type ErrorCode } from "#contract/wire/errors.ts";
import { messagesFor, type MessageKey } from "#i18n/messages.ts";
import { translate, type MessageValues } from "#i18n/translate.ts";
import { Traveller } from "../../tests/journeys/traveller.ts";

/** Somebody who looks at a state: in one language, on a phone or at a desk. */
export interface View {
  readonly page: Page;
  readonly locale: "ru" | "en";
  readonly isPhone: boolean;
  readonly base: string;
}

/**
 * What is special in looking at a state: only the window is drawn, as for what opens over a page; or the page still waits for
 * its screen, whose heading comes with it.
 */
export type Part = "window" | "waiting";

/** Brings a page into a state, which is named by its id in `docs/requirements.tsv` and what is special in it. */
export type ScreenStates = Readonly<Record<string, (view: View) => Promise<Part | void>>>;

/** Ids of the usual two places. */
export const SHEREMETYEVO = "a26396";
const MOSCOW = "g524901";

/** The query of a search between the usual two places. */
export const ROUTE = `&from=${SHEREMETYEVO}&to=${MOSCOW}`;

/** The price calls of a page. */
export const PRICES = /\/v4\/prices(\/rent)?\?/;

/** Opens a page of the product, with its language and more of a query. */
export async function open({ page, base, locale }: View, path: string, query = ""): Promise<void> {
  await page.goto(`${base}${path}?lang=${locale}${query}`);
}

/** Logs a demo account in, for all pages of this view. */
export async function logIn({ page, base }: View, user: string): Promise<void> {
  const answer = await page.request.post(`${base}/v4/auth/login`, {
    data: { user_id: user, password: "nameboard-demo" },
  });
  if (!answer.ok()) throw new Error(`${user} cannot log in: ${answer.status()}`);
}

/** A traveller of the journeys, who does what a person does on the page of this view. */
export function traveller({ page, locale, isPhone }: View): Traveller {
  const name = `${locale} ${isPhone ? "phone" : "desk"}`;
  return new Traveller(page, { testId: randomBytes(4).toString("hex"), project: { name } });
}

/** A day after today, as the wire writes it. */
export const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The clock of Moscow, where the usual trip begins, so many minutes from now. */
export function moscowIn(minutes: number): string {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Moscow", dateStyle: "short", timeStyle: "short" });
  return clock.format(Date.now() + minutes * 60_000);
}

/** A text of the page. */
export function text({ locale }: View, key: MessageKey, values: MessageValues = {}): string {
  return translate(messagesFor(locale)[key] ?? key, values, locale);
}

/** A pattern for a text with values that are not known beforehand. */
export function like({ locale }: View, key: MessageKey): RegExp {
  const parts = (messagesFor(locale)[key] ?? key).split(/\{[^}]*\}/);
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".+")}$`);
}

/** The visible button of a text. */
export function button(view: View, key: MessageKey) {
  return view.page
    .getByRole("button", { name: text(view, key), exact: true })
    .locator("visible=true")
    .first();
}

/** Waits for a text. */
export async function see(view: View, key: MessageKey, values: MessageValues = {}): Promise<void> {
  await view.page
    .getByText(text(view, key, values))
    .locator("visible=true")
    .first()
    .waitFor();
}

/** Unfolds the search, which a narrow window folds into one line when both places are chosen. */
export async function unfoldSearch(view: View): Promise<void> {
  const edit = view.page.getByRole("button", { name: text(view, "places.edit") });
  if (await edit.isVisible()) await edit.click();
}

/** Opens a page whose prices stay without an answer, and waits until it has asked for them. */
export async function askPricesInVain(view: View, path: string, query: string): Promise<void> {
  await hold(view, PRICES);
  const asked = view.page.waitForRequest(PRICES);
  await open(view, path, query);
  await asked;
}

/** Waits for the list of cars and gives its buttons. */
export async function cars(view: View) {
  const buttons = view.page.getByRole("button", { name: like(view, "prices.chooseClass") });
  await buttons.first().waitFor();
  return buttons;
}

/** Leaves calls without an answer. */
export async function hold({ page }: View, calls: RegExp): Promise<void> {
  await page.route(calls, () => new Promise<void>(() => undefined));
}

/** Lets calls fail. */
export async function fail({ page }: View, calls: RegExp): Promise<void> {
  await page.route(calls, (route) => route.fulfill({ status: 500, json: { result: null, error: null } }));
}

/** Refuses calls with a sentence of the server. */
export async function refuse({ page }: View, calls: RegExp, code: ErrorCode, message: string): Promise<void> {
  const error = { ...ERRORS[code], code: ERRORS[code].number, message };
  await page.route(calls, (route) => route.fulfill({ json: { result: null, error, "x-uuid": "1" } }));
}

/** Answers calls with an example of the server. */
export async function answerWith({ page }: View, calls: RegExp, example: { readonly body: object }): Promise<void> {
  await page.route(calls, (route) => route.fulfill({ json: example.body }));
}

/** Changes the result of calls. */
export async function change<Result>({ page }: View, calls: RegExp, to: (result: Result) => unknown): Promise<void> {
  await page.route(calls, async (route: Route) => {
    try {
      const response = await route.fetch();
      const answer = (await response.json()) as { result: Result };
      await route.fulfill({ response, json: { ...answer, result: to(answer.result) } });
    } catch {
      // The page has been seen and closed: nobody waits for the answer.
    }
  });
}

/** The page knows that a card pays less than it asks for, as with YooKassa; the sandbox of this server takes any sum. */
export async function aboveCard({ page, base }: View, most = 1): Promise<void> {
  await page.route(`${base}/booking/**`, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const told = `"cardMost":${JSON.stringify({ RUB: most, GBP: most, EUR: most })},"features":`;
    await route.fulfill({ response, body: (await response.text()).replace('"features":', told) });
  });
}

/** Types into one end of a search. */
export async function type({ page }: View, end: "from" | "to", words: string): Promise<void> {
  await page.locator(`#place-${end}`).click();
  await page.locator(`#place-${end}`).pressSequentially(words, { delay: 30 });
}
