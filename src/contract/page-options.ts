import type { Suggestion } from "#contract/places.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";

/** Base path of the booking module. */
export const DEFAULT_BASE_PATH = "/booking";

/** Default accent colour. */
export const DEFAULT_ACCENT = "#00AD5A";

/** Cookies that keep a chosen language and currency for later visits. */
export const CHOICE_COOKIES = { language: "nameboard-language", currency: "nameboard-currency" } as const;

/** Who sells, in the page's language; what the operator has not set is absent. */
export interface Seller {
  readonly name?: string;
  /** Company and tax numbers, and the address. */
  readonly registration?: string;
  readonly phone?: string;
  readonly mail?: string;
  /** Country of the operator, two letters in capitals: numbers without a country code may belong to it. */
  readonly country?: string;
  /** When the phone is answered. */
  readonly hours?: string;
  readonly offerUrl?: string;
  readonly termsUrl?: string;
  readonly privacyUrl?: string;
  /** None of it is real: the server is tried out. */
  readonly isDemo: boolean;
}

/** What pages show of the operator's tariffs before anybody searches. */
export interface Storefront {
  /** Currencies that prices may be asked for in. */
  readonly currencies: readonly string[];
  /** The terms of most tariffs; absent where there is no tariff. */
  readonly usualTerms?: Terms;
}

/** A further entry of the top menu: the operator's own link, which opens in a new tab. */
export interface MenuLink {
  readonly title: string;
  readonly url: string;
}

/** Whose data a page shows, and where that is said. */
export interface Credit {
  readonly text: string;
  readonly url?: string;
}

/** What services ask to be named beside their answers; absent where nobody asks for it. */
export interface OutsideCredits {
  /** Beside places that a geocoder has found. */
  readonly places?: readonly Credit[];
  /** Beside rides that a service has measured. */
  readonly rides?: readonly Credit[];
}

/** Vector tiles of the operator's choice for the large map, in the OpenMapTiles schema. */
export interface MapTiles {
  /** Address with `{z}`, `{x}` and `{y}`. */
  readonly url: string;
  /** Whose data they are. */
  readonly credits: readonly Credit[];
}

/** What travellers say of their rides: never made up by us, and absent where the operator has set nothing. */
export interface Praise {
  /** Of five, as people write it: `4.8`. */
  readonly rating?: number;
  /** Where the rating comes from, as its source names itself, and its page. */
  readonly source?: { readonly title: string; readonly url?: string };
  readonly reviews: readonly { readonly text: string; readonly name: string; readonly ride?: string }[];
}

/** The operator's apps, by their pages in the two stores; a missing one has no badge. */
export interface AppLinks {
  readonly appStore?: string;
  readonly googlePlay?: string;
}

/** What a partner starts from when it changes its page. */
export interface EditorStart {
  /** The server's own accent, `#RRGGBB`. */
  readonly accent: string;
  /** What the blocks of reviews and of the app would show. */
  readonly praise?: Praise;
  readonly apps?: AppLinks;
}

/** A partner's own look: what stands around the finder, in the page's language. */
export interface PartnerLook {
  /** Ground of the page, `#RRGGBB`; the accent is the page's `color`. */
  readonly background: string;
  /** Empty where the product's own words stand. */
  readonly header: string;
  readonly top: string;
  readonly bottom: string;
  /** Numbers of the catalogue in their order; none where the block is off. */
  readonly advantages: readonly number[];
  readonly image: number;
  readonly praise?: Praise;
  readonly apps?: AppLinks;
  readonly logo?: { readonly picture: string; readonly url?: string };
  /** Present where the partner itself looks at it, and may change it. */
  readonly editor?: EditorStart;
}

/** Where the pages of a host report what fails in them. */
export interface ErrorReports {
  /** DSN of a project in Sentry or a service that speaks its protocol. */
  readonly url: string;
  readonly environment: "live" | "staging";
}

/** How the page of a partner begins. */
export interface PartnerPage {
  /** Accent, `#RRGGBB`. */
  readonly color: string;
  readonly currency: Currency;
  readonly features: readonly string[];
  readonly paysCash: boolean;
  readonly look: PartnerLook;
  /** Where its visitors go after an order; empty for the page of the order. */
  readonly afterOrderUrl: string;
  /** For the partner alone. */
  readonly editor: EditorStart;
}

/** What the server tells the page at start: embedded in the page as JSON and read once by the browser. */
export interface PageOptions extends Storefront {
  readonly locale: Locale;
  readonly currency: string;
  readonly seller: Seller;
  readonly menuLink?: MenuLink;
  /** Version of the consent to personal data that the form asks for by a box; absent where the law wants none. */
  readonly consentVersion?: string;
  /** Text messages are sent, so the form may offer them; absent where none are. */
  readonly sendsTexts?: boolean;
  /** Names of what is on for visitors without an account. */
  readonly features: readonly string[];
  /** Visitors without an account may pay the driver; absent where they may not. */
  readonly paysCash?: boolean;
  /** The currencies that a card can pay, where the page shows others too: they are for cash. */
  readonly cardCurrencies?: readonly string[];
  /** The most that a card pays at once, in whole units by currency, where the payment page takes more by the fast payments of banks. */
  readonly cardMost?: Readonly<Record<string, number>>;
  /** Absent where the large map shows our own tiles. */
  readonly mapTiles?: MapTiles;
  /** Absent where no outside service asks to be named. */
  readonly credits?: OutsideCredits;
  /** Accent colour, `#RRGGBB`. */
  readonly color: string;
  /** Present on the pages of a partner. */
  readonly partner?: PartnerLook;
  /** The address names a partner that sells no more. */
  readonly isClosed?: true;
  /** Nothing is sold yet: a server in production without prices of its operator's own. */
  readonly isNotOpen?: true;
  readonly basePath: string;
  /** The partner whose tariff applies to an anonymous visitor; empty for the operator's own. */
  readonly userId: string;
  /** How the page identifies itself to the server: `booking` on our own site, `frame…` on another site's page. */
  readonly moduleType: string;
  readonly platform: "site" | "frame" | "partner" | "airline";
  /** Where the browser goes after an order; present on the platform of a partner that has its own page for that. */
  readonly afterOrderUrl?: string;
  /** Present in a frame: the sites that may show it, and with whose pages it may speak. */
  readonly sites?: readonly string[];
  /** On the page of an order that was paid from a frame: where the traveller came from. */
  readonly hostPage?: { readonly url: string; readonly host: string };
  /** The browser sent a session cookie, which scripts cannot see; the session may have expired. */
  readonly hasSession: boolean;
  /** A visitor is asked to log in on top of the finder. */
  readonly loginRequired: boolean;
  readonly hideMap: boolean;
  readonly reverseDisabled: boolean;
  /** Ids of the only classes that the page sells, parted by commas; empty for all. */
  readonly carClasses: string;
  /** Only classes that seat so many are shown; 0 for all. */
  readonly passengersCount: number;
  /** Present on the hosts whose failures the operator wants to hear of. */
  readonly reports?: ErrorReports;
  /** Changes with every build; limits the forced reload to one. */
  readonly buildId: string;
  /** All texts in the page's language, by key. */
  readonly messages: Readonly<Record<string, string>>;
  /** Places named in the URL, already looked up, by their ids there; null when an id is unknown. */
  readonly places: Readonly<Record<string, Suggestion | null>>;
  /** The server's wall clock in UTC, ISO 8601, so that server and browser render the same "today". */
  readonly now: string;
}

/** The renderer's input for one request. */
export interface PageRequest {
  /** Path and query as requested. */
  readonly url: string;
  readonly options: PageOptions;
}

/** The renderer's result. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  /** The key of what search engines show below the title, where that is not what they show of the finder. */
  readonly description?: "yachts.lead";
  readonly status: number;
  /** The screen whose files the browser will need at once, besides those of every page. */
  readonly screen?: "finder" | "booking" | "order" | undefined;
  /** Custom properties by name: the accent, and the shades that keep it legible. */
  readonly colours: Readonly<Record<string, string>>;
}
