import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import type { RefundRowView } from "#contract/console/money/refunds.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { REFUND_QUEUES, type RefundQueue } from "#domain/payments/refund-state.ts";
import { useMedia } from "#ui/use-media.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ListWaiting } from "#web/console/app/list-waiting.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import frame from "#web/console/app/page.module.css";
import { ToBoard } from "#web/console/app/to-board.tsx";
import { useWindowValue } from "#web/console/app/use-window.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { useServerNow } from "#web/console/board/use-server-now.ts";
import { DisputeList } from "#web/console/disputes/dispute-list.tsx";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { useHeldRow } from "#web/console/lists/use-held-row.ts";
import { LiveMark } from "#web/console/live/live-mark.tsx";
import { useSilentSince } from "#web/console/live/use-silent-since.ts";
import { ReceiptList } from "#web/console/receipts/receipt-list.tsx";
import { agoWords } from "#web/console/requests/request-words.ts";
import { ProveDialog } from "#web/console/staff/prove-dialog.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { readRefundsAddress, refundsAddress, type RefundsAsked } from "./refund-address.ts";
import { RefundBar } from "./refund-bar.tsx";
import { RefundDetail } from "./refund-detail.tsx";
import { refundsQuery } from "./refund-queries.ts";
import { RefundRow } from "./refund-row.tsx";
import { mayRelease } from "./refund-words.ts";
import css from "./refunds-page.module.css";
import { ReleaseDialog } from "./release-dialog.tsx";
import { useRefundActions } from "./use-refund-actions.ts";

const QUEUES = Object.keys(REFUND_QUEUES) as RefundQueue[];

/** The refunds that wait for an owner or accountant, and what became of the others. */
export function RefundsPage() {
  const { t, api } = useConsole();
  const [, go] = useLocation();
  const search = useSearch();
  const address = useAddress();
  const asked = readRefundsAddress(search);
  const mayLook = useRights()("releasing") !== undefined;
  const isNarrow = useMedia("(max-width: 1023px)");
  const list = useQuery({ ...refundsQuery(api, asked), enabled: mayLook });
  const now = useServerNow(list.data?.now, list.dataUpdatedAt);
  const refunds = list.data?.refunds ?? [];
  const [window, setWindow] = useWindowValue<{ readonly which: "other" | "decline"; readonly about: RefundRowView }>(
    "refund",
  );
  const actions = useRefundActions(() => setWindow(undefined));
  const { call } = actions;
  const held = useHeldRow({
    rows: refunds,
    idOf: ({ refund_id: id }) => id,
    list: search,
    isStale: list.isPlaceholderData,
    element: "refund-row",
    doneTo: actions.doneTo,
  });
  const refund = held.row;
  const openWindow = (which: "other" | "decline", about: RefundRowView) => {
    call.giveUp();
    setWindow({ which, about });
  };
  const isOpen = refund?.state === "recorded" || refund?.state === "failed";
  const can = refund !== undefined && mayRelease(refund) && !call.isBusy;
  useKeys({
    next: () => held.step(1),
    previous: () => held.step(-1),
    ...(refund && { open: () => go(address(`/console/orders/${refund.order_id}`)) }),
    ...(can && refund.payment !== null && { release: () => actions.release(refund) }),
    ...(can && { "other-way": () => openWindow("other", refund) }),
    ...(refund && isOpen && { decline: () => openWindow("decline", refund) }),
  });
  const silentSince = useSilentSince(list, now);
  if (!mayLook) return <ToBoard title={t("console.refunds.noRight")} message={t("console.refunds.noRightHint")} />;
  const ask = (next: Parameters<typeof refundsAddress>[0]) => go(address(refundsAddress(next)));
  // The row may have left the list while its window is open.
  const inWindow = refunds.find(({ refund_id: id }) => id === window?.about.refund_id) ?? window?.about;

  return (
    <div className={frame["page"]}>
      <PageHead title={t("console.refunds.title")}>
        <LiveMark now={now} silentSince={silentSince} />
      </PageHead>
      <DisputeList orderId={asked.order} className={css["disputes"]} />
      <ReceiptList orderId={asked.order} className={css["disputes"]} />
      <QueueChoice
        queues={list.data?.open}
        chosen={asked.order === undefined ? asked.queue : undefined}
        now={now}
        onChoose={(queue) => ask({ queue })}
      />
      {asked.order !== undefined && (
        <p className={css["only"]}>
          {t("console.refunds.ofOrder", { number: asked.order })}
          <BarButton onClick={() => ask({ queue: "release" })}>{t("console.refunds.all")}</BarButton>
        </p>
      )}
      <div className={css["body"]} data-busy={list.isPlaceholderData || undefined}>
        <div className={css["list"]}>
          <ListWaiting list={list} />
          {refunds.length > 0 && (
            <RefundRows refunds={refunds} held={refund} now={now} isNarrow={isNarrow} onFocus={held.hold} />
          )}
          {list.data !== undefined && <RefundsFoot asked={asked} page={list.data} onAsk={ask} />}
        </div>
        {refund !== undefined && !isNarrow && <RefundDetail refund={refund} />}
      </div>
      <RefundBar
        refund={refund}
        gone={held.gone}
        isBusy={call.isBusy}
        said={actions.said}
        failed={window === undefined && !call.isAsked ? call.failed : ""}
        onRelease={(one) => actions.release(one)}
        onOther={(one) => openWindow("other", one)}
        onDecline={(one) => openWindow("decline", one)}
        onAgain={(one) => actions.askAgain(one)}
      />
      {window !== undefined && inWindow !== undefined && !call.isAsked && (
        <RefundWindow window={window.which} refund={inWindow} actions={actions} onClose={() => setWindow(undefined)} />
      )}
      {call.isAsked && <ProveDialog call={call} />}
    </div>
  );
}

type QueueChoiceProps = {
  readonly queues: EndpointResult<ConsoleCalls["findRefunds"]>["open"] | undefined;
  /** Undefined where no queue is shown. */
  readonly chosen: RefundQueue | undefined;
  readonly now: number;
  readonly onChoose: (queue: RefundQueue) => void;
};

/** The queues of refunds, each with how many wait in it, for how much and how long. */
function QueueChoice({ queues, chosen, now, onChoose }: QueueChoiceProps) {
  const { t, locale } = useConsole();
  return (
    <fieldset className={css["queues"]}>
      <legend className={css["legend"]}>{t("console.refunds.queues")}</legend>
      {QUEUES.map((queue) => {
        const open = queues?.find((one) => one.queue === queue);
        return (
          <label
            key={queue}
            className={css["queue"]}
            data-bad={(queue === "failed" && (open?.count ?? 0) > 0) || undefined}
          >
            <input
              className={css["input"]}
              type="radio"
              name="queue"
              checked={chosen === queue}
              onChange={() => onChoose(queue)}
            />
            <span className={css["name"]}>
              {open !== undefined && <b>{open.count}</b>} {t(`console.refunds.queue.${queue}`)}
            </span>
            <span className={css["sums"]}>
              {open?.sums.map((sum) => sumWords(sum.amount, sum.currency, locale)).join(" + ")}
            </span>
            <small>{open?.oldest ? t("console.refunds.oldest", { ago: agoWords(open.oldest, now, t) }) : ""}</small>
          </label>
        );
      })}
    </fieldset>
  );
}

type RefundRowsProps = {
  readonly refunds: readonly RefundRowView[];
  /** Which of them is in focus. */
  /** The one in focus. */
  readonly held: RefundRowView | undefined;
  readonly now: number;
  readonly isNarrow: boolean;
  readonly onFocus: (at: number) => void;
};

/** The refunds as rows; on a narrow screen the one in focus unfolds. */
function RefundRows({ refunds, held, now, isNarrow, onFocus }: RefundRowsProps) {
  const { t } = useConsole();
  return (
    <ul className={css["rows"]} aria-label={t("console.refunds.title")}>
      {refunds.map((one, index) => (
        <RefundRow
          key={one.refund_id}
          id={`refund-row-${index}`}
          refund={one}
          now={now}
          isFocused={one === held}
          onFocus={() => onFocus(index)}
          detail={one === held && isNarrow && <RefundDetail refund={one} />}
        />
      ))}
    </ul>
  );
}

type RefundsFootProps = {
  readonly asked: RefundsAsked;
  readonly page: EndpointResult<ConsoleCalls["findRefunds"]>;
  readonly onAsk: (next: RefundsAsked) => void;
};

/** Under the refunds of a page: that there are none, the way to other pages, and from which sum on two people release. */
function RefundsFoot({ asked, page: { refunds, limit, next }, onAsk }: RefundsFootProps) {
  const { t, locale } = useConsole();
  return (
    <>
      {refunds.length === 0 && (
        <p className={css["empty"]}>
          {t(asked.order === undefined ? `console.refunds.empty.${asked.queue}` : "console.refunds.empty.order")}
        </p>
      )}
      <PageWay asked={asked} following={next} onAsk={onAsk} />
      {asked.queue === "release" && (
        <p className={css["rule"]}>
          {t("console.refunds.rule", { sum: sumWords(limit.amount, limit.currency, locale) })}
        </p>
      )}
    </>
  );
}

type PageWayProps = {
  readonly asked: RefundsAsked;
  /** The last refund of this page; null where no other follows. */
  readonly following: number | null;
  readonly onAsk: (next: RefundsAsked) => void;
};

/** The way to the first page of a queue, and to the next one. */
function PageWay({ asked, following, onAsk }: PageWayProps) {
  const { t } = useConsole();
  if (asked.after === undefined && following === null) return null;
  return (
    <div className={css["more"]}>
      {asked.after !== undefined && (
        <BarButton onClick={() => onAsk({ ...asked, after: undefined })}>{t("console.lists.first")}</BarButton>
      )}
      {following !== null && (
        <BarButton onClick={() => onAsk({ ...asked, after: following })}>{t("console.lists.after")}</BarButton>
      )}
    </div>
  );
}

type RefundWindowProps = {
  readonly window: "other" | "decline";
  readonly refund: RefundRowView;
  readonly actions: ReturnType<typeof useRefundActions>;
  readonly onClose: () => void;
};

/** The window that is open over the refunds. */
function RefundWindow({ window, refund, actions, onClose }: RefundWindowProps) {
  const { isBusy, failed } = actions.call;
  if (window === "other")
    return (
      <ReleaseDialog
        key={refund.refund_id}
        {...{ refund, isBusy, failed, onClose }}
        onRelease={(as) => actions.release(refund, as)}
      />
    );
  return (
    <DeclineDialog
      key={refund.refund_id}
      {...{ refund, isBusy, failed, onClose }}
      onDecline={(reason) => actions.decline(refund, reason)}
    />
  );
}
