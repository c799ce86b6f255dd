import { useSearch } from "wouter";
import type { OrderView } from "#contract/orders/order-view.ts";
import { pageSearch } from "#contract/search-address.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Button } from "#ui/button.tsx";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { usePhone } from "#ui/use-phone.ts";
import { failureWords } from "#web/api/failure-words.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { TripMap } from "#web/features/map/trip-map.tsx";
import { ApprovedOrder } from "#web/features/orders/approved-order.tsx";
import { OrderPlans } from "#web/features/orders/cancel/order-plans.tsx";
import { GivenCard } from "#web/features/orders/given/given-card.tsx";
import { PendingEmail } from "#web/features/orders/given/pending-email.tsx";
import { ForgetOrder } from "#web/features/orders/kept/forget-order.tsx";
import { heldKey } from "#web/features/orders/kept/order-key.ts";
import { ASKED_LINK } from "#web/features/orders/list/asked-link.ts";
import { UnknownOrder } from "#web/features/orders/list/unknown-order.tsx";
import { KeepPass } from "#web/features/orders/offline/keep-pass.tsx";
import { OrderAside } from "#web/features/orders/order-aside.tsx";
import { ContactCard } from "#web/features/orders/pass/contact-card.tsx";
import { nextTrip } from "#web/features/orders/pass/next-trip.ts";
import { OrderTimeline } from "#web/features/orders/pass/order-timeline.tsx";
import { OtherPasses } from "#web/features/orders/pass/other-passes.tsx";
import { PassFiles } from "#web/features/orders/pass/pass-files.tsx";
import { PassHead } from "#web/features/orders/pass/pass-head.tsx";
import { PassWords, usePassWordsSoon } from "#web/features/orders/pass/pass-words.tsx";
import { RefundCard } from "#web/features/orders/pass/refund-card.tsx";
import { TravelPass } from "#web/features/orders/pass/travel-pass.tsx";
import { RepeatAction } from "#web/features/orders/repeat/repeat-action.tsx";
import { alikeTrips, toldRide } from "#web/features/orders/trip/alike-trips.ts";
import { OrderTrip } from "#web/features/orders/trip/order-trip.tsx";
import { OrderWaiting } from "#web/features/orders/trip/order-waiting.tsx";
import { useOpenOrder } from "#web/features/orders/use-open-order.ts";
import { PaymentStatus } from "#web/features/payments/payment-status.tsx";
import { cancelledWords, settledWords } from "#web/features/payments/standing-words.ts";
import { SoldLines } from "#web/features/prices/sold-lines.tsx";
import { useNow } from "#web/lib/use-now.ts";
import { AccessDenied } from "#web/page/access-denied.tsx";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import { useTitle } from "#web/page/use-title.ts";
import { withSearch } from "#web/page/with-search.ts";
import css from "./order.module.css";

/** An order of kind yacht, which few have: its page comes with itself. */
const yachtOrder = pagePart(() => import("#web/screens/yachts/yacht-order.tsx").then((file) => file.YachtOrder));

/** The largest number an order can have. */
const LAST_ORDER_ID = 2_147_483_647;

/** How an address names an order: by its number, or by the transaction that pays it. */
export type OrderAddress = { readonly order_id?: string; readonly transaction?: string };

/**
 * An order, for the holder of its key or the account that ordered it: its payment first, then everything about the trip.
 */
export function Order({ order_id: id = "", transaction }: OrderAddress) {
  if (transaction === undefined) return <Numbered id={id} />;
  return <ApprovedOrder transaction={transaction} show={(found) => <Numbered id={String(found)} />} />;
}

function Numbered({ id }: { readonly id: string }) {
  const { t } = usePage();
  useTitle(t("common.title.order", { id }));
  const orderId = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  if (orderId < 1 || orderId > LAST_ORDER_ID) return <UnknownOrder />;
  return (
    <WithQueries>
      <OpenOrder orderId={orderId} />
    </WithQueries>
  );
}

function OpenOrder({ orderId }: { readonly orderId: number }) {
  const page = usePage();
  const { t } = page;
  const { isLocked, order, isUnknown, isFailed, failure, waitsLong, retry } = useOpenOrder(orderId);
  usePassWordsSoon();
  if (order) {
    return (
      <PassWords>
        {order.yacht === null ? (
          <Opened order={order} waitsLong={waitsLong} />
        ) : (
          <LaterPart
            part={yachtOrder}
            wanted
            waiting={<OrderWaiting />}
            props={{
              order,
              yacht: order.yacht,
              waitsLong,
              contact: <ContactCard number={t("orders.number", { number: String(order.order_id) })} />,
              forget: <ForgetOrder order={order} />,
            }}
          />
        )}
      </PassWords>
    );
  }
  if (isLocked || isUnknown) {
    return (
      <PassWords>
        <NotOpened orderId={orderId} isUnknown={!isLocked} />
      </PassWords>
    );
  }
  if (!isFailed) return <OrderWaiting />;
  return (
    <ErrorScreen
      title={t("orders.failed")}
      message={failureWords(failure, page) ?? t("orders.failedHint")}
      action={{ label: t("common.retry"), onPress: retry }}
    />
  );
}

/** Without the right key of an order; its link is sent again to whoever has its mailbox, whether there is such an order or not. */
function NotOpened({ orderId, isUnknown }: { readonly orderId: number; readonly isUnknown: boolean }) {
  const { t } = usePage();
  const asked = withSearch(pageSearch(useSearch()), { [ASKED_LINK]: String(orderId) });
  const again = { label: t("orders.pass.linkAgain"), href: `/my-trips${asked}` };
  if (isUnknown) return <ErrorScreen title={t("orders.unknown")} message={t("orders.unknownHint")} action={again} />;
  return (
    <AccessDenied
      title={t("orders.noKey")}
      hint={{ visitor: t("orders.noKeyHint"), account: t("orders.noKeyOther") }}
      first={again}
    />
  );
}

function Opened({ order, waitsLong }: { readonly order: OrderView; readonly waitsLong: boolean }) {
  const { t, options } = usePage();
  const { hostPage } = options;
  const link = useLink();
  const search = useSearch();
  const now = useNow();
  const { trips, payment } = order;
  const isCancelled = isOff(order.state) && payment !== "late";
  const isSettled = !isCancelled && (payment === "paid" || payment === "none");
  const shown = nextTrip(trips, now) ?? trips[0];
  const next = isSettled ? nextTrip(trips, now) : undefined;
  const number = t("orders.number", { number: String(order.order_id) });
  const words = cancelledWords(order);
  const isPhone = usePhone();
  return (
    <div className={css["page"]}>
      {hostPage && (
        <Button look="link" href={hostPage.url}>
          {t("orders.toHost", { host: hostPage.host })}
        </Button>
      )}
      <PendingEmail order={order} />
      {next ? (
        <>
          <PassHead order={order} trip={next} standing={settledWords(order)} files={<PassFiles order={order} />} />
          <TravelPass order={order} trip={next} name={tripName(next, t)} />
        </>
      ) : (
        <>
          <p className={css["number"]}>{number}</p>
          {isCancelled ? (
            <header>
              <h1>{t(words.title)}</h1>
              {words.note && <p className={css["note"]}>{t(words.note)}</p>}
            </header>
          ) : (
            <PaymentStatus order={order} waitsLong={waitsLong} orderKey={heldKey(order.order_id)} />
          )}
        </>
      )}
      <div className={css["columns"]}>
        <div className={css["main"]} data-paper={next ? "pass" : "trip"}>
          <OrderTimeline order={order} />
          {alikeTrips(trips, toldRide).map((alike) => (
            <OrderTrip
              key={alike[0].order_id}
              trips={alike}
              version={order.version}
              map={<TripMap trip={alike[0]} />}
              isOneOfMany={trips.length > 1}
              folded={shown !== undefined && !alike.includes(shown) ? "head" : next && isPhone ? "below-pass" : "no"}
            />
          ))}
          <GivenCard order={order} isFolded={isPhone} />
        </div>
        <div className={css["side"]}>
          <OrderPlans order={order} />
          {isCancelled ? (
            <RefundCard order={order} />
          ) : (
            <OrderAside order={order} breakdown={<SoldLines trips={trips} />} />
          )}
          <div className={css["contact"]}>
            <ContactCard number={number} />
          </div>
          <RepeatAction order={order} />
          {isSettled && (
            <Button wide {...link(`/finder${pageSearch(search)}`)}>
              {t("orders.another")}
            </Button>
          )}
          {isSettled && <KeepPass order={order} />}
          <ForgetOrder order={order} />
        </div>
      </div>
      {next && <OtherPasses order={order} shown={next} />}
    </div>
  );
}
