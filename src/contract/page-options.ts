import type { Suggestion } from "#contract/places.ts";
import type { Locale } from "#domain/values/locale.ts";

/** Base path of the booking module (APP-01). */
export const DEFAULT_BASE_PATH = "/booking";

/** Default accent colour (LAY-03). */
export const DEFAULT_ACCENT = "#00AD5A";

/** What the server tells the page at start; put into the page as JSON, read once by the browser. */
export interface PageOptions {
  readonly locale: Locale;
  readonly currency: string;
  /** Accent colour, `#RRGGBB`. */
  readonly color: string;
  readonly basePath: string;
  /** Whose tariff applies to an anonymous visitor; empty for the operator's own. */
  readonly userId: string;
  /** What the page calls itself to the server: `booking` on our own site, `frame…` within somebody else's page. */
  readonly moduleType: string;
  /** The browser showed a session cookie, which scripts cannot see; whether it is still good is not said. */
  readonly hasSession: boolean;
  /** A visitor is asked to log in over the finder (OPN-139). */
  readonly loginRequired: boolean;
  readonly hideMap: boolean;
  readonly reverseDisabled: boolean;
  /** Changes with every build; guards the one forced reload (ruling 14). */
  readonly buildId: string;
  /** All texts of the page's language, by key. */
  readonly messages: Readonly<Record<string, string>>;
  /** Places named in the URL, already looked up; null where the id is unknown. */
  readonly places: { readonly from?: Suggestion | null; readonly to?: Suggestion | null };
  /** Wall clock of the server in UTC, ISO 8601, so that server and browser render the same "today". */
  readonly now: string;
}

/** What the server's renderer is given for one request. */
export interface PageRequest {
  /** Path and query as asked. */
  readonly url: string;
  readonly options: PageOptions;
}

/** What the renderer gives back. */
export interface RenderedPage {
  readonly html: string;
  readonly title: string;
  readonly status: number;
  /** Custom properties of the accent and of the shades that keep it legible, by name. */
  readonly colours: Readonly<Record<string, string>>;
}
