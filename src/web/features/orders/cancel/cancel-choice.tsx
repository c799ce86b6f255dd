import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OrderView } from "#contract/orders/order-view.ts";
import { formatDayTime } from "#i18n/format.ts";
import { formatNearTime } from "#i18n/near-day.ts";
import { Button } from "#ui/button.tsx";
import { FeeLine } from "#ui/fee-line.tsx";
import { CalendarClock, ChevronRight } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { keyHeaders } from "#web/features/orders/kept/order-key.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { useNow } from "#web/lib/use-now.ts";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { CancelCheck } from "./cancel-check-query.ts";
import { cancelFeeSteps } from "./cancel-fee-steps.ts";
import { cancelOutcome, type CancelOutcome } from "./cancel-outcome.ts";
import css from "./cancel-sheet.module.css";
import { CancelSum } from "./cancel-sum.tsx";
import { useChangeLink } from "./use-change-link.ts";

/** What went wrong: other figures hold by now, no answer came, or the server says why in words. */
type CancelProblem = { readonly kind: "moved" | "lost" } | { readonly kind: "refused"; readonly words: string };

/** Cancels trips for exactly the figures that were shown, and has the order loaded again whatever comes of it. */
function useCancel(tripIds: readonly number[], onDone: (check: CancelCheck) => void) {
  const api = useApi();
  const client = useQueryClient();
  const [first = 0, ...others] = tripIds;
  const mutationKey = ["cancel-trip", first];
  const cancel = useMutation({
    mutationKey,
    mutationFn: ({ fee, refund }: CancelCheck) =>
      api("cancelTrip", {
        body: { order_id: first, with_trips: others, expected_fee: fee, expected_refund: refund },
        headers: keyHeaders(first),
        keep: true,
      }),
    onSuccess: (_, shown) => onDone(shown),
    onSettled: () => client.invalidateQueries({ queryKey: ["order"] }),
  });
  const { error } = cancel;
  return {
    cancel: (shown: CancelCheck) => {
      // Of two presses in one moment the second comes before the first is drawn.
      if (client.isMutating({ mutationKey }) === 0) cancel.mutate(shown);
    },
    isBusy: cancel.isPending,
    problem: error === null ? undefined : problemOf(error),
  };
}

function problemOf(error: unknown): CancelProblem {
  if (refusalCode(error) === "fee-changed") return { kind: "moved" };
  const words = error instanceof ApiError ? error.message : "";
  return words === "" ? { kind: "lost" } : { kind: "refused", words };
}

/** Leads to another time, which half of those who cancel want; nothing where the ride can be changed no more. */
function ChangeInstead({ trip }: { readonly trip: OrderView["trips"][number] }) {
  const { t, locale } = usePage();
  const link = useChangeLink();
  const now = localTimeIn(trip.start.timezone, useNow());
  const until = trip.change?.ride === true ? trip.change.ride_until : null;
  // The order may have been read before that moment.
  if (until === null || until <= now) return null;
  return (
    <a className={css["change"]} {...link(trip.order_id)}>
      <Icon glyph={CalendarClock} size={24} />
      <span>
        <strong>{t("orders.plans.time")}</strong>
        <small>{t("orders.plans.timeFree", { moment: formatDayTime(until, locale) })}</small>
      </span>
      <Icon glyph={ChevronRight} size={20} />
    </a>
  );
}

type CancelChoiceProps = {
  readonly order: OrderView;
  readonly trips: OrderView["trips"];
  readonly check: CancelCheck;
  /** What was shown first: other figures are told as such. */
  readonly seen: CancelCheck;
  readonly onClose: () => void;
  readonly onDone: (check: CancelCheck) => void;
};

/** What cancelling brings back at this moment, its line of time, changing instead, and the one press that does it. */
export function CancelChoice({ order, trips, check, seen, onClose, onDone }: CancelChoiceProps) {
  const page = usePricedPage();
  const { t, money } = page;
  const now = useNow();
  const ids = trips.map((trip) => trip.order_id);
  const { cancel, isBusy, problem } = useCancel(ids, onDone);
  const isMoved = seen.fee !== check.fee || seen.refund !== check.refund;
  const outcome = cancelOutcome(check, order.account.paid);
  const [first] = trips;
  const only = trips.length === 1 ? first : undefined;
  const size = only ? "Trip" : "Order";
  const zone = first?.start.timezone ?? "UTC";
  const steps = cancelFeeSteps({ check, trip: only, now: localTimeIn(zone, now) }, page);
  const press = {
    all: t("orders.cancel.press.refund", { sum: money(check.refund, check.currency) }),
    part: t("orders.cancel.press.refund", { sum: money(check.refund, check.currency) }),
    none: t("orders.cancel.press.none"),
    due: t("orders.cancel.press.due", { sum: money(check.fee, check.currency) }),
    free: t(`orders.cancel.press.free${size}`),
  } satisfies Record<CancelOutcome, string>;
  return (
    <>
      <ul className={css["trips"]}>
        {trips.map((trip) => (
          <li key={trip.order_id}>{tripWords(trip, now, page)}</li>
        ))}
      </ul>
      {check.allow_cancel ? (
        <>
          <div role="status">
            {isMoved && <p className={css["moved"]}>{t("orders.cancel.moved", { sum: press[outcome] })}</p>}
          </div>
          <CancelSum check={check} outcome={outcome} />
          <div className={css["line"]}>
            <FeeLine label={t("prices.fee")} steps={steps} now={t("orders.plans.now")} />
          </div>
          {only && <ChangeInstead trip={only} />}
          <div className={css["buttons"]}>
            <Button look="final" size="main" wide busy={isBusy} onClick={() => cancel(check)}>
              {press[outcome]}
            </Button>
            <p className={css["problem"]} role="alert">
              {problem && problemWords(problem, isMoved, t)}
            </p>
            <Button look="quiet" size="main" wide onClick={onClose}>
              {t(`orders.cancel.keep${size}`)}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={css["moved"]} role="status">
            {check.notice}
          </p>
          <Button wide onClick={onClose}>
            {t("common.close")}
          </Button>
        </>
      )}
    </>
  );
}

type Words = ReturnType<typeof usePricedPage>;

/** «Завтра, 18:40, Шереметьево → Тверская, 6». */
function tripWords({ pickup_time: pickup, start, finish }: OrderView["trips"][number], at: number, { locale }: Words) {
  const words = formatNearTime(pickup, localTimeIn(start.timezone, at), locale);
  return `${words.charAt(0).toLocaleUpperCase(locale)}${words.slice(1)}, ${start.title} → ${finish.address || finish.title}`;
}

/** Other figures are told where they stand. */
function problemWords(problem: CancelProblem, isMoved: boolean, t: Words["t"]): string {
  if (problem.kind === "refused") return problem.words;
  if (problem.kind === "lost") return t(navigator.onLine ? "orders.cancel.lost" : "orders.cancel.offline");
  return isMoved ? "" : t("orders.cancel.movedAgain");
}
