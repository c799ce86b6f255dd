import { useSearch } from "wouter";
import type { OrderView } from "#contract/orders/order-view.ts";
import { pageSearch } from "#contract/search-address.ts";
import { isMet } from "#domain/booking/is-met.ts";
import { hasCar, isOff } from "#domain/orders/trip-state.ts";
import { formatDayTime } from "#i18n/format.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Button } from "#ui/button.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { WithQueries } from "#web/api/with-queries.tsx";
import { TripMap } from "#web/features/map/trip-map.tsx";
import { OrderPlans } from "#web/features/orders/cancel/order-plans.tsx";
import { RepeatAction } from "#web/features/orders/change/repeat-action.tsx";
import { ForgetOrder } from "#web/features/orders/kept/forget-order.tsx";
import { OrderAside } from "#web/features/orders/order-aside.tsx";
import { OrderNext } from "#web/features/orders/order-next.tsx";
import { OrderTrip } from "#web/features/orders/order-trip.tsx";
import { useOpenOrder } from "#web/features/orders/use-open-order.ts";
import { PaymentStatus } from "#web/features/payments/payment-status.tsx";
import { cancelledWords, settledWords } from "#web/features/payments/standing-words.ts";
import { SoldLines } from "#web/features/prices/sold-lines.tsx";
import { AccessDenied } from "#web/page/access-denied.tsx";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import { useTitle } from "#web/page/use-title.ts";
import css from "./order.module.css";
import { ScreenWaiting } from "./screen-waiting.tsx";

/** The largest number an order can have. */
const LAST_ORDER_ID = 2_147_483_647;

/**
 * An order, for the holder of its key or the account that ordered it: its payment first, then everything about the trip.
 */
export function Order({ id }: { readonly id: string }) {
  const { t } = usePage();
  useTitle(t("common.title.order", { id }));
  const orderId = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  if (orderId < 1 || orderId > LAST_ORDER_ID) {
    return <ErrorScreen title={t("orders.unknown")} message={t("orders.unknownHint")} />;
  }
  return (
    <WithQueries>
      <OpenOrder orderId={orderId} />
    </WithQueries>
  );
}

function OpenOrder({ orderId }: { readonly orderId: number }) {
  const { t } = usePage();
  const { isLocked, order, isUnknown, isFailed, waitsLong, retry } = useOpenOrder(orderId);
  if (order) return <Opened order={order} waitsLong={waitsLong} />;
  if (isLocked) {
    const hint = { visitor: t("orders.noKeyHint"), account: t("orders.noKeyOther") };
    return <AccessDenied title={t("orders.noKey")} hint={hint} />;
  }
  if (isUnknown) return <ErrorScreen title={t("orders.unknown")} message={t("orders.unknownHint")} />;
  if (!isFailed) return <ScreenWaiting />;
  return (
    <ErrorScreen
      title={t("orders.failed")}
      message={t("orders.failedHint")}
      action={{ label: t("common.retry"), onPress: retry }}
    />
  );
}

function Opened({ order, waitsLong }: { readonly order: OrderView; readonly waitsLong: boolean }) {
  const { t, locale } = usePage();
  const link = useLink();
  const search = useSearch();
  const { trips, payment } = order;
  const isCancelled = isOff(order.state) && payment !== "late";
  const isSettled = !isCancelled && (payment === "paid" || payment === "none");
  // Nobody holds a sign at the traveller's own door (B12), and no driver is promised while a car has to be confirmed.
  const met = trips.filter((trip) => hasCar(trip.state) && isMet(trip.start.kind, trip.terms.included));
  const signs = [
    ...new Map(met.map((trip) => [trip.sign, { name: trip.sign, line: signLine(trip, t("common.product")) }])).values(),
  ];
  const words = isCancelled ? cancelledWords(order) : settledWords(order);
  const said = { until: order.confirm_by === null ? "" : formatDayTime(order.confirm_by, locale), email: order.email };
  const number = t("orders.number", { number: String(order.order_id) });
  return (
    <div className={css["page"]}>
      {isSettled ? (
        <header className={css["hero"]}>
          <div>
            <p className={css["number"]}>{number}</p>
            <h1>{t(words.title, said)}</h1>
            <p className={css["note"]}>
              {words.note
                ? t(words.note, said)
                : t(met.length > 0 ? "orders.signNote" : "orders.nextMeet.suburb", { count: signs.length })}
            </p>
          </div>
          {signs.length > 0 && (
            <div className={css["signs"]}>
              {signs.map((sign) => (
                <NameSign key={sign.name} {...sign} size={signs.length > 1 ? "normal" : "large"} />
              ))}
            </div>
          )}
        </header>
      ) : (
        <>
          <p className={css["number"]}>{number}</p>
          {isCancelled ? (
            <header>
              <h1>{t(words.title)}</h1>
              {words.note && <p className={css["note"]}>{t(words.note)}</p>}
            </header>
          ) : (
            <PaymentStatus order={order} waitsLong={waitsLong} />
          )}
        </>
      )}
      <div className={css["columns"]}>
        <div className={css["main"]}>
          {trips.map((trip) => (
            <OrderTrip
              key={trip.order_id}
              trip={trip}
              version={order.version}
              map={<TripMap trip={trip} />}
              title={tripName(trip, t)}
              showsSign={signs.length > 1 || (isSettled && !hasCar(trip.state))}
              isOneOfMany={trips.length > 1}
            />
          ))}
          {isSettled && <OrderNext order={order} />}
        </div>
        <div className={css["side"]}>
          <OrderAside order={order} breakdown={<SoldLines trips={trips} />} />
          <OrderPlans order={order} />
          <RepeatAction order={order} />
          {isSettled && (
            <Button wide {...link(`/finder${pageSearch(search)}`)}>
              {t("orders.another")}
            </Button>
          )}
          <ForgetOrder order={order} />
        </div>
      </div>
    </div>
  );
}

function signLine(trip: OrderView["trips"][number], product: string): string {
  return [trip.flight_number || trip.train_number, product].filter((part) => part !== "").join(" · ");
}
