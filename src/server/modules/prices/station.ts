import type { Kysely } from "kysely";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { Terminals } from "#server/gazetteer/pack/terminals.ts";
import type { AsBuyer } from "#server/http/operator/as-buyer.ts";
import type { Caller } from "#server/http/request.ts";
import type { DrawnGround } from "#server/map/draw-grounds.ts";
import type { Directions } from "#server/modules/places/index.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { CountOrderedWays, UsualOf } from "#server/modules/prices/book/usual-choices.ts";
import type { OperatorAreas } from "#server/modules/prices/book/zones.ts";
import type { KeepSearch } from "#server/modules/prices/quote/search-keeper.ts";
import type { RecentSearches } from "#server/modules/prices/search/recent-searches.ts";

/** Draws a map of grounds, the largest first; a ride's way is found on the way. */
export type DrawGrounds = (asked: {
  readonly points: readonly { readonly point: GeoPoint; readonly name?: string }[];
  readonly grounds: readonly DrawnGround[];
  readonly locale: Locale;
}) => Promise<string>;

/** The dependencies of station 2. */
export interface PricesDeps {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly gazetteer: Gazetteer;
  readonly directions: Directions;
  /** The operator's imported areas. */
  readonly areas: OperatorAreas;
  readonly terminals: Terminals;
  /** How often ways were ordered in which class. */
  readonly countOrderedWays: CountOrderedWays;
  /** Whether a number is that of a partner that sells. */
  readonly isPartner: (userId: number) => Promise<boolean>;
  /** Draws the ground of tariffs around a ride as SVG; none where the data folder has no map. */
  readonly drawGrounds?: DrawGrounds | undefined;
  /** Called for every book that comes into force. */
  readonly onBook?: (book: CompiledBook) => void;
}

/** Points for each unit of a price, for whoever asks. */
type LoyaltyOf = (caller: Pick<Caller, "actor" | "userHint">) => Promise<number>;

/** A right of whoever asks. */
type RightOf = (caller: Pick<Caller, "actor" | "userHint">) => Promise<boolean>;

/** Notes each certificate code that a caller tries; refuses a caller with too many wrong ones. */
export type TryCodeOf = (caller: Pick<Caller, "actor" | "userHint" | "address">) => (isRight: boolean) => Promise<void>;

/** What station 2 asks about its callers; injected because it cannot know accounts and orders. */
export interface CallersOfPrices {
  readonly loyaltyOf: LoyaltyOf;
  /** May have a car at short notice; check and order judge by the same settings. */
  readonly mayHaveFastRide: RightOf;
  /** May hire a car by the hour. */
  readonly mayRent: RightOf;
  readonly tryCodeOf: TryCodeOf;
  /** A call of the staff as its buyer would make it. */
  readonly asBuyer: AsBuyer;
  /** A closed partner's travellers see no prices. */
  readonly isClosedPartner: (userId: number) => Promise<boolean>;
}

/** The context that station 2 works with. */
export interface PricesStation extends PricesDeps {
  readonly keepSearch: KeepSearch;
  readonly recent: RecentSearches;
  readonly usualOf: UsualOf;
  /** The book in force. */
  book(): Promise<CompiledBook>;
  /** The book of any version, in force or not; undefined for an unknown version. */
  bookOf(version: number): Promise<CompiledBook | undefined>;
}
