import { expect as playwrightExpect, type Locator, type Page } from "@playwright/test";
import { messagesFor, type MessageKey } from "#i18n/messages.ts";
import { translate, type MessageValues } from "#i18n/translate.ts";

/** The screens are looked at without the settings of the journeys, on a machine that may be several times slower than ours. */
const expect = playwrightExpect.configure({ timeout: 20_000 });

/** The usual airport and city of each language, and the car booked there, as the address names them. */
const USUAL = {
  ru: { route: "from=a26396&to=g524901", car: "2.1" },
  en: { route: "from=a2434&to=g2643743", car: "3.2" },
} as const;

/** How many days ahead the tests book; enough for every lead time. */
const DAYS_AHEAD = 10;

/** What of a running test makes its traveller: the way of visiting us, and what tells it from other tests. */
export interface Visit {
  readonly testId: string;
  readonly project: { readonly name: string };
}

/** A traveller on a phone or at a desktop, in one of two languages, with everything a person does on our pages. */
export class Traveller {
  readonly page: Page;
  readonly lang: "ru" | "en";
  readonly onPhone: boolean;
  /** Unique to each journey, so that its mail can be found. */
  readonly email: string;
  /** Extra query parameters of the pages this traveller opens. */
  search = "";

  constructor(page: Page, info: Visit) {
    this.page = page;
    this.lang = info.project.name.startsWith("ru") ? "ru" : "en";
    this.onPhone = info.project.name.endsWith("phone");
    this.email = `anna.${info.testId.slice(-8)}.${info.project.name.replace(" ", "-")}@example.com`;
  }

  /** A text of the product in this traveller's language. */
  t(key: MessageKey, values: MessageValues = {}): string {
    return translate(messagesFor(this.lang)[key] ?? key, values, this.lang);
  }

  /** A pattern for texts with values that are not known beforehand. */
  like(key: MessageKey): RegExp {
    const text = messagesFor(this.lang)[key] ?? key;
    const parts = text.split(/\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
    return new RegExp(`^${parts.join(".+")}$`);
  }

  async openFinder(): Promise<void> {
    await this.page.goto(`/booking/finder?lang=${this.lang}${this.search}`);
  }

  /** Types a place and takes it from the list, where it must come first. */
  async choosePlace(end: "from" | "to", term: string, name: RegExp): Promise<void> {
    const field = this.page.getByRole("combobox", { name: this.t(`places.${end}`), exact: true });
    await field.click();
    await field.pressSequentially(term, { delay: 20 });
    await expect(this.page.getByRole("option").first()).toHaveText(name);
    await this.page.getByRole("option").first().click();
  }

  /** Opens the list of prices from the usual airport to the usual city by its link. */
  async findPrices(): Promise<void> {
    await this.page.goto(`/booking/finder?lang=${this.lang}${this.search}&${USUAL[this.lang].route}`);
    await this.seePrices();
  }

  /** Finds the same prices by typing both places. */
  async typePlaces(): Promise<void> {
    await this.openFinder();
    if (this.lang === "ru") {
      await this.choosePlace("from", "шереметьево", /Шереметьево/);
      await this.choosePlace("to", "москва", /^Москва/);
    } else {
      await this.choosePlace("from", "heathrow", /Heathrow/);
      await this.choosePlace("to", "london", /^London/);
    }
    await this.seePrices();
  }

  async seePrices(): Promise<void> {
    await expect(this.chooseButtons().first()).toBeVisible();
    // The first cards come before the rest.
    await expect(this.page.locator("section[aria-busy=false]")).toBeVisible();
  }

  /** Brings the form of the search back: a phone folds it into one line when both places are chosen. */
  async unfoldSearch(): Promise<void> {
    if (this.onPhone) await this.page.getByRole("button", { name: this.t("places.edit") }).click();
  }

  /** Adds the way back: a box of the form, or beside the prices of a phone, whose form is folded. */
  async comeBack(): Promise<void> {
    if (this.onPhone) await this.page.getByRole("button", { name: this.t("prices.andBack") }).click();
    else await this.page.getByLabel(this.t("places.roundTrip")).check();
    await expect(this.page).toHaveURL(/[?&]back=1/);
  }

  /** The button of the search form, which offers to update prices that are there. */
  findButton(): Locator {
    const names = (["places.find", "places.findAgain"] as const).map((key) => this.t(key)).join("|");
    return this.page.getByRole("search").getByRole("button", { name: new RegExp(`^(${names})$`) });
  }

  chooseButtons(): Locator {
    return this.page.getByRole("button", { name: this.like("prices.chooseClass") });
  }

  /** Opens the form of one car by its link. */
  async openForm(): Promise<void> {
    const { route, car } = USUAL[this.lang];
    await this.page.goto(`/booking/finder/prices?lang=${this.lang}${this.search}&${route}&car=${car}`);
    await this.seeForm();
  }

  /** Types both places, chooses the first car and waits for the form. */
  async findForm(): Promise<void> {
    await this.typePlaces();
    await this.chooseButtons().first().click();
    await this.seeForm();
  }

  async seeForm(): Promise<void> {
    await expect(this.page.getByRole("heading", { name: this.t("booking.passengers") })).toBeVisible();
  }

  /** An input by its label, marked as optional or not; a list that opens beside it may have the same name. */
  field(label: MessageKey): Locator {
    const name = this.t(label);
    const marked = this.page.getByLabel(`${name} ${this.t("common.optional")}`, { exact: true });
    return this.page.getByLabel(name, { exact: true }).or(marked).and(this.page.locator("input, textarea"));
  }

  /** The day of the trip, `YYYY-MM-DD`. */
  day(): string {
    return new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString().slice(0, 10);
  }

  /** Types a date in the format that the device asks for. */
  async fillDate(field: Locator, iso: string): Promise<void> {
    if (this.onPhone) await field.fill(iso);
    else {
      await field.click();
      await field.pressSequentially(`${iso.slice(8, 10)}${iso.slice(5, 7)}${iso.slice(0, 4)}`);
      await field.press("Escape");
    }
  }

  /** Types a day and a time into two fields of one moment. */
  async fillMoment(fields: { readonly day: string; readonly time: string }, [day = "", time = ""]: readonly string[]) {
    await this.fillDate(this.page.locator(fields.day), day);
    const field = this.page.locator(fields.time);
    if (this.onPhone) return field.fill(time);
    await field.click();
    await field.press("ControlOrMeta+a");
    await field.pressSequentially(time.replace(":", ""));
    await field.press("Escape");
  }

  /** Types the pick-up of one of the trips. */
  fillPickup(trip: number, moment: readonly string[]): Promise<void> {
    return this.fillMoment({ day: `#trip-${trip}-date`, time: `#trip-${trip}-time` }, moment);
  }

  async fillTrip(): Promise<void> {
    await this.fillDate(this.field("booking.date.airport"), this.day());
    const time = this.field("booking.end.time.airport");
    if (this.onPhone) await time.fill("18:40");
    else {
      await time.click();
      await time.pressSequentially("1840");
      await time.press("Escape");
    }
    await this.field("booking.flight").fill("SU 2455");
  }

  async fillContact(): Promise<void> {
    await this.field("booking.name").fill(this.lang === "ru" ? "Анна Иванова" : "Anna Ivanova");
    await this.field("booking.phone").fill("+7 916 123-45-67");
    await this.field("booking.email").fill(this.email);
    await this.agree();
  }

  /** Ticks the consent to personal data where it is asked for: an account that has given it before is not. */
  async agree(): Promise<void> {
    const box = this.page.locator("#personal-data");
    // Notes that come above it move it, and a press in that moment meets something else.
    if (await box.isVisible()) await expect(() => box.check({ timeout: 5000 })).toPass();
  }

  submitButton(): Locator {
    return this.page.getByRole("button", { name: this.t("booking.submit") });
  }

  /** Fills the whole form and presses the main button. */
  async order(): Promise<void> {
    await this.openForm();
    await this.fillTrip();
    await this.fillContact();
    await this.submitButton().click();
  }

  /** Presses a button on the acquirer's page. */
  async atBank(action: "pay" | "decline" | "late" | "twice" | "timeout"): Promise<void> {
    await this.page.waitForURL(/\/sandbox\/pay\//);
    await this.page.locator(`form[action$="/${action}"] button`).click();
  }

  /** This traveller's mails so far, newest first, as subjects and addresses in the outbox. */
  async mails(): Promise<{ subject: string; href: string }[]> {
    const response = await this.page.request.get("/dev/outbox");
    const html = await response.text();
    const rows = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^]*?)<\/a>/g)];
    return rows
      .filter((row) => row[2]?.includes(this.email))
      .map((row) => ({ href: row[1] ?? "", subject: (row[2] ?? "").replace(/<[^>]*>/g, " ").trim() }));
  }
}
