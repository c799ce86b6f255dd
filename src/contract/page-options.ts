import type { Suggestion } from "#contract/places.ts";
import type { Locale } from "#domain/values/locale.ts";

/** Base path of the booking module (APP-01). */
export const DEFAULT_BASE_PATH = "/booking";

/** Default accent colour (LAY-03). */
export const DEFAULT_ACCENT = "#00AD5A";

/** What the server tells the page at start: embedded in the page as JSON and read once by the browser. */
export interface PageOptions {
  readonly locale: Locale;
  readonly currency: string;
  /** Accent colour, `#RRGGBB`. */
  readonly color: string;
  readonly basePath: string;
  /** The partner whose tariff applies to an anonymous visitor; empty for the operator's own. */
  readonly userId: string;
  /** How the page identifies itself to the server: `booking` on our own site, `frame…` on another site's page. */
  readonly moduleType: string;
  /** The browser sent a session cookie, which scripts cannot see; the session may have expired. */
  readonly hasSession: boolean;
  /** A visitor is asked to log in on top of the finder (OPN-139). */
  readonly loginRequired: boolean;
  readonly hideMap: boolean;
  readonly reverseDisabled: boolean;
  /** Changes with every build; limits the forced reload to one (ruling 14). */
  readonly buildId: string;
  /** All texts in the page's language, by key. */
  readonly messages: Readonly<Record<string, string>>;
  /** Places named in the URL, already looked up; null when the id is unknown. */
  readonly places: { readonly from?: Suggestion | null; readonly to?: Suggestion | null };
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
  readonly status: number;
  /** Custom properties by name: the accent, and the shades that keep it legible. */
  readonly colours: Readonly<Record<string, string>>;
}
