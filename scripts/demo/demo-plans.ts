import { visitorSettings } from "#domain/accounts/account-settings.ts";
import type { RequestedEnd } from "#domain/orders/order-request.ts";
import { DEFAULT_SEND_WISHES } from "#domain/orders/send-wishes.ts";
import { parseGeoPoint, type GeoPoint } from "#domain/values/geo-point.ts";
import { addMinutes, parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { createEstimator } from "#server/adapters/directions/estimator.ts";
import { loadPathFinder, type PathFinder } from "#server/adapters/directions/road-graph.ts";
import type { Clock } from "#server/clock.ts";
import { DATA_FILES } from "#server/data-files.ts";
import type { Database } from "#server/database/open-database.ts";
import { createOperatorPlaces } from "#server/modules/operator-places/index.ts";
import { planColumns, planContext, planTrip } from "#server/modules/orders/index.ts";
import { loadGround, type Ground } from "#server/modules/places/index.ts";
import { createPrices, createPricesStation, NAMELESS, searchPrices } from "#server/modules/prices/index.ts";
import { DEMO_CITIES, type DemoCity, type DemoCityName, type DemoEnd } from "./demo-cities.ts";

/** A trip as the product itself plans and prices it, without a person and an hour of its own yet. */
export interface DemoPlan {
  readonly classId: number;
  readonly columns: ReturnType<typeof planColumns>;
}

/** Which ride is planned. */
export interface DemoWay {
  readonly city: DemoCityName;
  readonly start: string;
  readonly finish: string;
  readonly lang: Locale;
  readonly isNight: boolean;
}

/** Plans rides by the tariffs in force. */
export interface DemoPlanner {
  /** The way in the class that is wished, or in the next that seats so many; the same is planned once. */
  planOf(way: DemoWay, wished: number, people: number): Promise<DemoPlan>;
  close(): Promise<void>;
}

/** Rides are priced for a day this far ahead, when any car can be there in time. */
const DAYS_AHEAD = 5;

/** What the planner knows of the world. */
export interface DemoWorld {
  readonly ground: Ground;
  readonly paths: PathFinder | undefined;
}

/** Loads places and paths. */
export async function loadDemoWorld(): Promise<DemoWorld> {
  const [ground, paths] = await Promise.all([loadGround(DATA_FILES.folder), loadPathFinder(DATA_FILES.folder)]);
  return { ground, paths };
}

/** Starts what is needed to search, quote and plan: the stations of the server, without the server. */
export async function createDemoPlanner(
  { db }: Pick<Database, "db">,
  { ground, paths }: DemoWorld,
  clock: Clock,
): Promise<DemoPlanner> {
  const places = await createOperatorPlaces({
    db,
    base: ground.gazetteer,
    onProblem: (error) => {
      throw error;
    },
  });
  const station = createPricesStation({
    db,
    clock,
    gazetteer: places,
    directions: createEstimator(paths),
    areas: places.areas,
    terminals: ground.terminals,
    countOrderedWays: async () => [],
    isPartner: async () => false,
  });
  const prices = createPrices(station);
  const orders = { gazetteer: places, areas: { ...ground, operatorAreas: places.areas }, clock, operatorCountry: "" };
  const buyer = { passengers: "natural", settings: visitorSettings({ features: [], visitorsPayCash: false }) } as const;

  const searched = new Map<string, ReturnType<typeof search>>();
  const search = async ({ city, start, finish, isNight }: Omit<DemoWay, "lang">) => {
    const { currency, zone, ends }: DemoCity = DEMO_CITIES[city];
    const [from, to] = [endOf(ends, start), endOf(ends, finish)];
    const day = toLocalTime(clock() + DAYS_AHEAD * 86_400_000, zone).slice(0, 10);
    const pickup = parseLocalTime(`${day} ${isNight ? "02:30" : "13:30"}`);
    if (pickup === undefined) throw new Error("The day of a demonstration has no afternoon.");
    const ways = { start: pointOf(from), finish: pointOf(to), currency, userHint: null, pickup, onlyFlexible: false };
    const found = await searchPrices(station, ways);
    await found.stored;
    const offers = found.offers();
    if (offers.length === 0) throw new Error(`Nobody drives from ${from.en} to ${to.en} by the tariffs in force.`);
    return { from, to, pickup, offers };
  };

  const plan = async (way: DemoWay, { from, to, pickup }: Searched, priceId: number): Promise<DemoPlan> => {
    const { lang, city } = way;
    const usable = await prices.usableQuote(priceId, NAMELESS, pickup);
    const hours = Math.ceil(usable.quote.seconds / 3600);
    const trip = {
      ...PLAIN_TRIP,
      price: priceId,
      pickup,
      departure: to.kind === "address" ? undefined : addMinutes(pickup, (hours + 4) * 60),
      start: requestedEnd(from, lang, DEMO_CITIES[city]),
      finish: requestedEnd(to, lang, DEMO_CITIES[city]),
    };
    const columns = planColumns(
      planTrip(trip, usable, planContext(orders, buyer, { locale: lang, pickup: usable.start.country })),
    );
    return { classId: usable.carClass.id, columns };
  };

  const planned = new Map<string, Promise<DemoPlan>>();
  return {
    planOf: async (way, wished, people) => {
      const { lang: _lang, ...line } = way;
      const found = await remembered(searched, JSON.stringify(line), () => search(line));
      const fitting = found.offers.filter(({ offer }) => offer.carClass.capacity >= people);
      const chosen = fitting.find(({ offer }) => offer.carClass.id === wished) ?? fitting[0];
      if (chosen === undefined) throw new Error(`No car seats ${people}.`);
      const key = JSON.stringify([way, chosen.priceId]);
      return remembered(planned, key, () => plan(way, found, chosen.priceId));
    },
    close: () => places.close(),
  };
}

interface Searched {
  readonly from: DemoEnd;
  readonly to: DemoEnd;
  readonly pickup: LocalTime;
}

function remembered<T>(kept: Map<string, T>, key: string, make: () => T): T {
  const made = kept.get(key) ?? make();
  kept.set(key, made);
  return made;
}

/** What a trip of the demonstration asks for besides its ends and its time. */
const PLAIN_TRIP = {
  isDeparture: false,
  flightLater: false,
  stops: [],
  passengers: [{ name: "Anna", phone: "+79000000000", email: "anna@traveller.example" }],
  adults: 1,
  children: 0,
  luggage: 1,
  serviceIds: [],
  sign: "",
  comment: "",
  internalNumber: "",
  allowances: { changeItinerary: 0, wait: 0, tollRoad: 0 },
  rent: false,
  fastRide: false,
  sendParams: DEFAULT_SEND_WISHES,
  rentSeconds: 0,
  viewers: [],
  coordinatorNumber: "",
  englishSms: false,
  bonusNumber: "",
  pos: "",
  certificate: "",
  additionalAddress: false,
  flexibleAgreed: true,
} as const;

function endOf(ends: Readonly<Record<string, DemoEnd>>, name: string): DemoEnd {
  const end = ends[name];
  if (end === undefined) throw new Error(`The demonstration has no place ${name}.`);
  return end;
}

function pointOf({ point, en }: DemoEnd): GeoPoint {
  const parsed = parseGeoPoint(point);
  if (parsed === undefined) throw new Error(`${en} is nowhere.`);
  return parsed;
}

function requestedEnd(
  end: DemoEnd,
  lang: Locale,
  { flights, trains }: Pick<DemoCity, "flights" | "trains">,
): RequestedEnd {
  return {
    address: end.kind === "airport" ? "" : end[lang],
    point: pointOf(end),
    placeId: undefined,
    flightNumber: end.kind === "airport" ? (flights[0] ?? "") : "",
    terminal: end.terminal ?? "",
    trainNumber: end.kind === "station" ? (trains[0] ?? "") : "",
    carriageNumber: end.kind === "station" ? "4" : "",
  };
}
