import accounts from "#contract/examples/accounts.json" with { type: "json" };
import { ACCOUNTS_EXAMPLES } from "#contract/examples/accounts.ts";
import type { Example, ExampleAnswer } from "#contract/examples/example.ts";
import offers from "#contract/examples/offers.json" with { type: "json" };
import { OFFERS_EXAMPLES } from "#contract/examples/offers.ts";
import orders from "#contract/examples/orders.json" with { type: "json" };
import { ORDERS_EXAMPLES } from "#contract/examples/orders.ts";
import ownAccount from "#contract/examples/own-account.json" with { type: "json" };
import { OWN_ACCOUNT_EXAMPLES } from "#contract/examples/own-account.ts";
import partners from "#contract/examples/partners.json" with { type: "json" };
import { PARTNERS_EXAMPLES } from "#contract/examples/partners.ts";
import places from "#contract/examples/places.json" with { type: "json" };
import { PLACES_EXAMPLES } from "#contract/examples/places.ts";
import prices from "#contract/examples/prices.json" with { type: "json" };
import { PRICES_EXAMPLES } from "#contract/examples/prices.ts";
import trips from "#contract/examples/trips.json" with { type: "json" };
import { TRIPS_EXAMPLES } from "#contract/examples/trips.ts";

/** The examples of one file, with the server's answers by example id. */
export interface ExampleFile {
  readonly name: string;
  readonly examples: readonly Example[];
  readonly answers: Readonly<Record<string, ExampleAnswer>>;
}

/** Every example in replay order; `tests/house/api-examples.test.ts` writes the answers. */
export const EXAMPLE_FILES: readonly ExampleFile[] = [
  { name: "accounts", examples: ACCOUNTS_EXAMPLES, answers: accounts },
  { name: "own-account", examples: OWN_ACCOUNT_EXAMPLES, answers: ownAccount },
  { name: "partners", examples: PARTNERS_EXAMPLES, answers: partners },
  { name: "places", examples: PLACES_EXAMPLES, answers: places },
  { name: "prices", examples: PRICES_EXAMPLES, answers: prices },
  { name: "orders", examples: ORDERS_EXAMPLES, answers: orders },
  { name: "trips", examples: TRIPS_EXAMPLES, answers: trips },
  { name: "offers", examples: OFFERS_EXAMPLES, answers: offers },
];
