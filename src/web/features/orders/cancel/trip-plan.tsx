import { useQuery } from "@tanstack/react-query";
import type { OrderView } from "#contract/orders/order-view.ts";
import { formatDayTime } from "#i18n/format.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { FeeLine } from "#ui/fee-line.tsx";
import { CalendarClock } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useApi } from "#web/api/api-context.ts";
import { changeUntil } from "#web/features/orders/change/change-until.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { useNow } from "#web/lib/use-now.ts";
import { usePricedPage, type PricedPage } from "#web/page/priced-page.ts";
import { backSuffix, backSums } from "./back-suffix.ts";
import { cancelCheckQuery, type CancelCheck } from "./cancel-check-query.ts";
import { cancelFeeSteps } from "./cancel-fee-steps.ts";
import css from "./order-plans.module.css";
import { useChangeLink } from "./use-change-link.ts";

type TripPlanProps = {
  readonly trip: OrderView["trips"][number];
  /** The only trip of its order. */
  readonly isOne: boolean;
  /** Something was paid for its order. */
  readonly isPaid: boolean;
  /** It is changed together with the others. */
  readonly isShared: boolean;
  readonly onCancel: () => void;
};

/** What cancelling a trip costs as time passes, and the ways to change or cancel it. */
export function TripPlan({ trip, isOne, isPaid, isShared, onCancel }: TripPlanProps) {
  const page = usePricedPage();
  const { t } = page;
  const link = useChangeLink();
  const check = useQuery(cancelCheckQuery(useApi(), [trip.order_id], false));
  const now = localTimeIn(trip.start.timezone, useNow());
  const mayCancel = check.data?.allow_cancel !== false;
  const words = check.data && planWords(check.data, isPaid, page);
  const until = trip.change && changeUntil(trip.change, page);
  const ways = (
    <>
      <div className={css["buttons"]}>
        {trip.change?.details === true && !isShared && (
          <Button icon={<Icon glyph={CalendarClock} size={20} />} {...link(trip.order_id)}>
            {t("orders.plans.change")}
          </Button>
        )}
        {mayCancel && (
          <Button look="danger" onClick={onCancel}>
            {t("orders.plans.cancel")}
          </Button>
        )}
      </div>
      {/* One reason may close both ways, and is told once. */}
      {until !== null && until !== words && <p className={css["until"]}>{until}</p>}
    </>
  );
  if (!isOne) {
    return (
      <Disclosure level={3} summary={tripName(trip, t)} {...(words !== undefined && { note: words })}>
        <div className={css["trip"]}>{ways}</div>
      </Disclosure>
    );
  }
  return (
    <section className={css["trip"]} aria-label={tripName(trip, t)}>
      {check.data ? (
        <>
          {mayCancel && (
            <FeeLine
              label={t("prices.fee")}
              steps={cancelFeeSteps({ check: check.data, trip, now }, page)}
              now={t("orders.plans.now")}
            />
          )}
          <p className={css["now"]}>{words}</p>
        </>
      ) : (
        !check.isError && <Skeleton shape="picture" />
      )}
      {ways}
    </section>
  );
}

/** What cancelling comes to at this moment, in a sentence or two. */
function planWords(check: CancelCheck, isPaid: boolean, { t, money, locale }: PricedPage): string {
  if (!check.allow_cancel) return `${check.notice ?? ""}.`;
  const sum = (amount: number) => money(amount, check.currency);
  const back =
    check.refund > 0
      ? t(`orders.plans.nowBack${backSuffix(check)}`, { refund: sum(check.refund), ...backSums(check, money) })
      : "";
  if (check.fee === 0) {
    const until = check.free_until;
    const free =
      until === null
        ? t("orders.plans.nowFree")
        : t("orders.plans.nowFreeUntil", { until: formatDayTime(until, locale) });
    return `${free} ${back}`.trim();
  }
  return `${t("orders.plans.nowFee", { fee: sum(check.fee) })} ${back || (isPaid ? t("orders.plans.nowNone") : "")}`.trim();
}
