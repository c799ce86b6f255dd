import { isMet } from "#domain/booking/is-met.ts";
import { formatTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { endName } from "#web/features/orders/pass/end-name.ts";
import { MOVE_WORDS } from "#web/features/orders/pass/past-steps.ts";
import { useTripDay } from "#web/features/orders/use-trip-day.ts";
import { usePage } from "#web/page/page.tsx";
import type { AlikeTrips } from "./alike-trips.ts";
import { isUnpaid } from "./is-unpaid.ts";
import css from "./order-trip.module.css";

/** What of a folded trip stands there all the same: when, where, by which car and sign, and how it stands. */
export function TripHead({ trips }: { readonly trips: AlikeTrips }) {
  const { t } = usePage();
  const tripDay = useTripDay();
  const [trip] = trips;
  const { start, finish, pickup_time: pickup, car_class: car, terms } = trip;
  const signs = isMet(start.kind, terms.included) ? trips.map(({ sign }) => sign).filter((sign) => sign !== "") : [];
  return (
    <span className={css["head"]}>
      <span>
        {tripDay(pickup)}, <strong>{formatTime(pickup)}</strong>
      </span>
      <span>{trip.duration > 0 ? endName(start) : `${endName(start)} → ${endName(finish)}`}</span>
      <span>{[car.title, ...new Set(signs)].join(" · ")}</span>
      <span className={css["state"]}>{t(standingOf(trip))}</span>
    </span>
  );
}

function standingOf(trip: AlikeTrips[0]): MessageKey {
  if (isUnpaid(trip)) return "orders.line.nowPay";
  return (trip.state === "placed" ? undefined : MOVE_WORDS[trip.state]) ?? "orders.pass.waiting";
}
