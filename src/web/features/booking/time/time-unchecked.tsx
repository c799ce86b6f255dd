import type { TripFields } from "#domain/booking/trip-fields.ts";
import soft from "#web/lib/soft-note.module.css";
import { usePage } from "#web/page/page.tsx";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { useUncheckedTime } from "./use-refused-time.ts";

type TimeUncheckedProps = { readonly rides: readonly OfferTrip[]; readonly trips: readonly TripFields[] };

/** Says at the main button that a time could not be checked, and that the button checks it first. */
export function TimeUnchecked({ rides, trips }: TimeUncheckedProps) {
  const { t } = usePage();
  const isThere = useUncheckedTime(rides, 0, trips);
  const isBack = useUncheckedTime(rides, 1, trips);
  return (
    (isThere || isBack) && (
      <p className={soft["note"]} data-surface="paper">
        {t("booking.when.unchecked")}
      </p>
    )
  );
}
