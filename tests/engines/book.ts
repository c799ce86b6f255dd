import { messagesFor, type MessageKey } from "#i18n/messages.ts";
import type { Hand } from "../kit/hand.ts";
import { handOn, type Place, type Tab } from "../kit/tab.ts";
import { waitUntil } from "../kit/take-hand.ts";
import { STEP_MS } from "./check.ts";

/** A text of the product in English; of one with values, the longest part between them. */
export function text(key: MessageKey): string {
  const parts = (messagesFor("en")[key] ?? key).split(/\{[^}]*\}/);
  return parts.sort((one, other) => other.length - one.length)[0] ?? "";
}

/** How many days ahead the trip is; enough for every lead time. */
const DAYS_AHEAD = 10;

/** The whole name of the first that has a role and such a part in its name, once it is there. */
export async function named(hand: Hand, role: string, part: string): Promise<string> {
  const look = async () => (await hand.all(role)).find(({ name }) => name.includes(part))?.name ?? "";
  return hand.until(look, (name) => name !== "");
}

/** Goes from the list of cars to the form, fills it, sends it, and waits for the payment page in the whole window. */
export async function book(tab: Tab, place: Place): Promise<void> {
  const hand = handOn(tab, place, STEP_MS);
  // The first cards come before the rest, which moves them.
  const look = () => tab.read<boolean>(place, `document.querySelector("section[aria-busy=false]") !== null`);
  await hand.until(look, (isWhole) => isWhole);
  await hand.click("button", await named(hand, "button", text("prices.chooseClass")));
  await hand.appears("heading", text("booking.passengers"));
  const day = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString();
  await fill(hand, "booking.date.airport", `${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(0, 4)}`);
  await fill(hand, "booking.end.time.airport", "1840");
  await fill(hand, "booking.flight", "SU2455");
  await fill(hand, "booking.name", "Anna Ivanova");
  await fill(hand, "booking.phone", "+79161234567");
  await fill(hand, "booking.email", "anna@example.com");
  await hand.focus("checkbox", await named(hand, "checkbox", text("booking.agree.consent")));
  await hand.press("Space");
  await leave(tab, hand, text("booking.submit"), /\/sandbox\/pay\//);
}

/** Presses a button that leads the whole window to another address; nobody waits for the page that is left to come to rest. */
export async function leave(tab: Tab, hand: Hand, button: string, pattern: RegExp): Promise<void> {
  await hand.focus("button", button);
  await tab.press([], "Enter");
  await waitUntil(
    () => tab.read<string>("page", "location.href").catch(String),
    (address) => pattern.test(address),
    "the address",
    STEP_MS,
  );
}

/** Types into a field, and shuts the list that may have opened beside it. */
async function fill(hand: Hand, label: MessageKey, typed: string): Promise<void> {
  const look = async () => [...(await hand.all("textbox")), ...(await hand.all("combobox"))];
  const names = [text(label), `${text(label)} ${text("common.optional")}`];
  const fields = await hand.until(look, (seen) => seen.some(({ name }) => names.includes(name)));
  const field = fields.find(({ name }) => names.includes(name));
  if (field === undefined) throw new Error(`There is no field ${names[0]}`);
  await hand.click(field.role, field.name);
  await hand.type(typed);
  await hand.press("Escape");
}
