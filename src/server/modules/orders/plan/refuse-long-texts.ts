import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { RequestedEnd } from "#domain/orders/order-request.ts";
import type { ChangedFields } from "#domain/orders/trip-change.ts";
import { keptText } from "#server/kept-text.ts";

/** Texts of a trip as they are sent with an order or with a change. */
type SentTexts = Pick<ChangedFields, "passengers" | "sign" | "comment" | "stops" | "start" | "finish">;

/** Refuses texts that are longer than is kept: nobody must read half of one. */
export function refuseLongTexts({
  passengers = [],
  sign = "",
  comment = "",
  stops = [],
  start,
  finish,
}: SentTexts): void {
  for (const { name } of passengers) keptText(name, TEXT_LIMITS.name, "name");
  keptText(sign, TEXT_LIMITS.sign, "text_tablet");
  keptText(comment, TEXT_LIMITS.comment, "comment");
  for (const stop of stops) keptText(stop.address, TEXT_LIMITS.address, "address");
  for (const end of [start, finish]) refuseLongEnd(end);
}

function refuseLongEnd(end: Partial<RequestedEnd>): void {
  keptText(end.address ?? "", TEXT_LIMITS.address, "address");
  keptText(end.flightNumber ?? "", TEXT_LIMITS.number, "flight_number");
  keptText(end.terminal ?? "", TEXT_LIMITS.number, "terminal_number");
  keptText(end.trainNumber ?? "", TEXT_LIMITS.number, "train_number");
  keptText(end.carriageNumber ?? "", TEXT_LIMITS.number, "train_carriage_number");
}
