import { useQuery } from "@tanstack/react-query";
import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { formatDay, formatTime } from "#i18n/format.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Button } from "#ui/button.tsx";
import { useApi } from "#web/api/api-context.ts";
import { useFieldOfAddress } from "#web/features/orders/given/use-field-of-address.ts";
import { orderNowQuery } from "#web/features/orders/order-now-query.ts";
import { usePage } from "#web/page/page.tsx";
import { pricedPage } from "#web/page/priced-page.ts";
import { withSearch } from "#web/page/with-search.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import css from "./change-note.module.css";
import { changeUntil } from "./change-until.ts";

/** Says above the form how the order stands, and what of it can be changed and until when, before anything is typed. */
function ChangeNote({ orderId }: { readonly orderId: number }) {
  const page = usePage();
  const { t, locale, options } = page;
  const { money } = pricedPage(page);
  const search = useSearch();
  const ordered = useTripDraft((state) => state.draft.trips);
  const { data: order } = useQuery(orderNowQuery(useApi(), orderId));
  const trips = order?.trips.map((trip) => ({
    ...trip,
    name: tripName(trip, t),
    isHere: ordered.some(({ orderedId }) => orderedId === trip.order_id),
  }));
  const here = trips?.filter(({ isHere }) => isHere) ?? [];
  const others = trips?.filter(({ isHere, change }) => !isHere && change?.details);
  const own = trips?.find((trip) => trip.order_id === orderId)?.change;
  return (
    <div className={css["note"]} role="status">
      {order && here.length > 0 && (
        <dl className={css["was"]}>
          {here.map((trip) => (
            <div key={trip.order_id}>
              <dt>{trip.name}</dt>
              <dd>
                {formatDay(trip.pickup_time, locale)}, {formatTime(trip.pickup_time)}
                <span>
                  {trip.duration > 0
                    ? trip.start.title
                    : t("booking.route", { from: trip.start.title, to: trip.finish.title })}
                </span>
              </dd>
            </div>
          ))}
          <div>
            <dt>{t(order.payment === "paid" ? "orders.amountPaid" : "orders.amountDue")}</dt>
            <dd>{money(order.total, order.currency)}</dd>
          </div>
        </dl>
      )}
      <p>
        {t("booking.draft.changing")} {own && changeUntil(own, page)}
      </p>
      {others?.map((other) => (
        <p key={other.order_id}>
          <Button
            look="link"
            size="card"
            href={`${options.basePath}/prices${withSearch(pageSearch(search), { action: "change", order_id: String(other.order_id) })}`}
          >
            {t("booking.draft.changeOther", { trip: other.name })}
          </Button>
        </p>
      ))}
    </div>
  );
}

type OrderNoteProps = {
  /** The order that the form changes. */
  readonly changes: number | undefined;
  /** The order that has filled the form. */
  readonly repeats: number | undefined;
};

/** Says above the form what it does to an order, or which order filled it and what is left to say. */
export function OrderNote({ changes, repeats }: OrderNoteProps) {
  const { t } = usePage();
  useFieldOfAddress();
  if (changes !== undefined) return <ChangeNote orderId={changes} />;
  return (
    <p className={css["note"]} role="status">
      {t("booking.draft.repeated", { id: repeats ?? "" })}
    </p>
  );
}
