import type { MessageKey } from "#i18n/messages.ts";
import type { MessageValues } from "#i18n/translate.ts";

/** Which car of its order a trip is. */
interface NamedCar {
  readonly way: "only" | "there" | "back" | "first" | "second";
  readonly car: number;
  readonly cars: number;
}

const TITLES = {
  only: "orders.trip",
  there: "orders.tripThere",
  back: "orders.tripBack",
  first: "orders.tripFirst",
  second: "orders.tripSecond",
} as const satisfies Record<NamedCar["way"], MessageKey>;

const SHORT = { ...TITLES, there: "orders.there", back: "orders.back" } as const;

/** The name of a trip among those of its order: its way where there are two, its car where several go that way. */
export function tripName(
  { way, car, cars }: NamedCar,
  t: (key: MessageKey, values?: MessageValues) => string,
  length: "full" | "short" = "full",
): string {
  const name = t((length === "full" ? TITLES : SHORT)[way]);
  if (cars === 1) return name;
  return way === "only" ? t("orders.carNumber", { car }) : t("orders.carOfWay", { way: name, car });
}
