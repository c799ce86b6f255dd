/** Categories of services with a meaning of their own; any other is sold by the piece. */
export const SERVICE_CATEGORY = {
  childSeat: "baby_seat",
  sign: "table",
  tollRoad: "toll",
  lodging: "lodging",
} as const;

/** A trip has one name sign, one toll road and one night of its driver: these are wanted or not. */
const ONCE: readonly string[] = [SERVICE_CATEGORY.sign, SERVICE_CATEGORY.tollRoad, SERVICE_CATEGORY.lodging];

/** The most pieces of services in one trip, child seats among them. */
export const SERVICES_MOST = 30;

/** What decides how many pieces of a service may be had. */
export interface ExtraService {
  readonly id: number;
  readonly category: string;
  /** A child seat of a kind that the form counts with the children. */
  readonly isSeat: boolean;
  /** It comes with every ride, so nobody orders it. */
  readonly isIncluded: boolean;
  /** The operator's own limit for one trip; null for none. */
  readonly most: number | null;
}

/** Whether a service is a matter of yes or no. */
export function isOnce({ category, most }: Pick<ExtraService, "category" | "most">): boolean {
  return most === 1 || ONCE.includes(category);
}

/** Whether travellers order a service by itself: child seats stand with the children, and what comes anyway is not asked. */
export function isExtra({ isSeat, isIncluded }: Pick<ExtraService, "isSeat" | "isIncluded">): boolean {
  return !isIncluded && !isSeat;
}

/** Pieces of services by their numbers. */
export type ServiceCounts = Readonly<Record<number, number>>;

/** How many pieces of a service fit: the operator's limit, and that of the trip beside all other pieces. */
export function piecesAllowed(service: ExtraService, counts: ServiceCounts, seats: number): number {
  const others = Object.entries(counts).reduce(
    (sum, [id, count]) => (Number(id) === service.id ? sum : sum + count),
    seats,
  );
  const own = isOnce(service) ? 1 : (service.most ?? SERVICES_MOST);
  return Math.max(0, Math.min(own, SERVICES_MOST - others));
}

/** The pieces that can be had of those that were asked for, in the order of the services offered. */
export function extraCounts(offered: readonly ExtraService[], asked: ServiceCounts, seats: number): ServiceCounts {
  const counts: Record<number, number> = {};
  for (const service of offered.filter(isExtra)) {
    const count = Math.min(asked[service.id] ?? 0, piecesAllowed(service, counts, seats));
    if (count > 0) counts[service.id] = count;
  }
  return counts;
}

/** What is wrong with the services that an order names, each piece by its number. */
export type ServicesFault<Service> =
  | { readonly kind: "unknown"; readonly id: number }
  | { readonly kind: "too-many"; readonly service: Service; readonly most: number }
  | { readonly kind: "too-many-in-all" };

/** Judges the services of a trip; a category alone is no limit here, as clients of old may order two of anything. */
export function judgeServices<Service extends { readonly id: number; readonly most?: number }>(
  ids: readonly number[],
  offered: readonly Service[],
): ServicesFault<Service> | undefined {
  const unknown = ids.find((id) => !offered.some((service) => service.id === id));
  if (unknown !== undefined) return { kind: "unknown", id: unknown };
  for (const service of offered) {
    const { most } = service;
    if (most !== undefined && ids.filter((id) => id === service.id).length > most)
      return { kind: "too-many", service, most };
  }
  return ids.length > SERVICES_MOST ? { kind: "too-many-in-all" } : undefined;
}
