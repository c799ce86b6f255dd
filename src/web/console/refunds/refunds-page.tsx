import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import type { RefundRowView } from "#contract/operator/money/refunds.ts";
import { REFUND_QUEUES, type RefundQueue } from "#domain/payments/refund-state.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { Radio, WifiOff } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useMedia } from "#ui/use-media.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ToBoard } from "#web/console/app/to-board.tsx";
import { useWindowValue } from "#web/console/app/use-window.ts";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { useServerNow } from "#web/console/board/use-server-now.ts";
import { DisputeList } from "#web/console/disputes/dispute-list.tsx";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { useHeldRow } from "#web/console/lists/use-held-row.ts";
import { serverTime } from "#web/console/live/server-clock.ts";
import { useLive } from "#web/console/live/use-live.ts";
import { ReceiptList } from "#web/console/receipts/receipt-list.tsx";
import { agoWords } from "#web/console/requests/request-words.ts";
import { ProveDialog } from "#web/console/staff/prove-dialog.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { readRefundsAddress, refundsAddress } from "./refund-address.ts";
import { RefundBar } from "./refund-bar.tsx";
import { RefundDetail } from "./refund-detail.tsx";
import { refundsQuery } from "./refund-queries.ts";
import { RefundRow } from "./refund-row.tsx";
import { mayRelease } from "./refund-words.ts";
import css from "./refunds-page.module.css";
import { ReleaseDialog } from "./release-dialog.tsx";
import { useRefundActions } from "./use-refund-actions.ts";

const QUEUES = Object.keys(REFUND_QUEUES) as RefundQueue[];

/** The refunds that wait for an owner or accountant, and what became of the others (OPS-97, OPS-98). */
export function RefundsPage() {
  const { t, api, locale } = useConsole();
  const [, go] = useLocation();
  const search = useSearch();
  const lang = new URLSearchParams(search).get("lang");
  const asked = readRefundsAddress(search);
  const mayLook = useRights()("releasing") !== undefined;
  const isNarrow = useMedia("(max-width: 1023px)");
  const live = useLive();
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
    ...(refund && { open: () => go(`/console/orders/${refund.order_id}${lang === null ? "" : `?lang=${lang}`}`) }),
    ...(can && refund.payment !== null && { release: () => actions.release(refund) }),
    ...(can && { "other-way": () => openWindow("other", refund) }),
    ...(refund && isOpen && { decline: () => openWindow("decline", refund) }),
  });
  const silentSince = !live.isLive
    ? live.since
    : list.isError
      ? list.dataUpdatedAt === 0
        ? now
        : serverTime(list.dataUpdatedAt)
      : undefined;
  if (!mayLook) return <ToBoard title={t("console.refunds.noRight")} message={t("console.refunds.noRightHint")} />;
  const ask = (next: Parameters<typeof refundsAddress>[0]) => go(refundsAddress(next, lang));
  const limit = list.data?.limit;
  const following = list.data?.next ?? null;
  // The row may have left the list while its window is open.
  const inWindow = refunds.find(({ refund_id: id }) => id === window?.about.refund_id) ?? window?.about;

  return (
    <div className={css["page"]}>
      <header className={css["head"]}>
        <h1 className={css["title"]}>{t("console.refunds.title")}</h1>
        <p className={css["live"]} data-off={silentSince !== undefined || undefined} role="status">
          <Icon glyph={silentSince === undefined ? Radio : WifiOff} size={16} />
          {silentSince === undefined
            ? t("console.live", { time: localTimeIn(ownZone(), now).slice(11) })
            : t("console.notLive", { time: localTimeIn(ownZone(), silentSince).slice(11) })}
        </p>
      </header>
      <DisputeList orderId={asked.order} className={css["disputes"]} />
      {asked.order === undefined && <ReceiptList className={css["disputes"]} />}
      <fieldset className={css["queues"]}>
        <legend className={css["legend"]}>{t("console.refunds.queues")}</legend>
        {QUEUES.map((queue) => {
          const open = list.data?.open.find((one) => one.queue === queue);
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
                checked={asked.order === undefined && asked.queue === queue}
                onChange={() => ask({ queue })}
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
      {asked.order !== undefined && (
        <p className={css["only"]}>
          {t("console.refunds.ofOrder", { number: asked.order })}
          <BarButton onClick={() => ask({ queue: "release" })}>{t("console.refunds.all")}</BarButton>
        </p>
      )}
      <div className={css["body"]} data-busy={list.isPlaceholderData || undefined}>
        <div className={css["list"]}>
          {list.isPending && (
            <div className={css["waiting"]} aria-hidden="true">
              {Array.from({ length: 6 }, (_, line) => (
                <Skeleton key={line} width={line % 2 === 0 ? "full" : "most"} />
              ))}
            </div>
          )}
          {list.isError && list.data === undefined && (
            <ErrorScreen
              look="card"
              title={t("console.failed")}
              action={{ label: t("console.again"), onPress: () => void list.refetch() }}
            />
          )}
          {list.data !== undefined && refunds.length === 0 && (
            <p className={css["empty"]}>
              {t(asked.order === undefined ? `console.refunds.empty.${asked.queue}` : "console.refunds.empty.order")}
            </p>
          )}
          {refunds.length > 0 && (
            <ul className={css["rows"]} aria-label={t("console.refunds.title")}>
              {refunds.map((one, index) => (
                <RefundRow
                  key={one.refund_id}
                  id={`refund-row-${index}`}
                  refund={one}
                  now={now}
                  isFocused={one === refund}
                  onFocus={() => held.hold(index)}
                  detail={one === refund && isNarrow && <RefundDetail refund={one} lang={lang} />}
                />
              ))}
            </ul>
          )}
          {(asked.after !== undefined || following !== null) && (
            <div className={css["more"]}>
              {asked.after !== undefined && (
                <BarButton onClick={() => ask({ ...asked, after: undefined })}>{t("console.lists.first")}</BarButton>
              )}
              {following !== null && (
                <BarButton onClick={() => ask({ ...asked, after: following })}>{t("console.lists.after")}</BarButton>
              )}
            </div>
          )}
          {limit !== undefined && asked.queue === "release" && (
            <p className={css["rule"]}>
              {t("console.refunds.rule", { sum: sumWords(limit.amount, limit.currency, locale) })}
            </p>
          )}
        </div>
        {refund !== undefined && !isNarrow && <RefundDetail refund={refund} lang={lang} />}
      </div>
      <RefundBar
        refund={refund}
        gone={held.gone}
        lang={lang}
        isBusy={call.isBusy}
        said={actions.said}
        failed={window === undefined && !call.isAsked ? call.failed : ""}
        onRelease={(one) => actions.release(one)}
        onOther={(one) => openWindow("other", one)}
        onDecline={(one) => openWindow("decline", one)}
        onAgain={(one) => actions.askAgain(one)}
      />
      {window?.which === "other" && inWindow !== undefined && !call.isAsked && (
        <ReleaseDialog
          key={inWindow.refund_id}
          refund={inWindow}
          isBusy={call.isBusy}
          failed={call.failed}
          onRelease={(as) => actions.release(inWindow, as)}
          onClose={() => setWindow(undefined)}
        />
      )}
      {window?.which === "decline" && inWindow !== undefined && !call.isAsked && (
        <DeclineDialog
          key={inWindow.refund_id}
          refund={inWindow}
          isBusy={call.isBusy}
          failed={call.failed}
          onDecline={(reason) => actions.decline(inWindow, reason)}
          onClose={() => setWindow(undefined)}
        />
      )}
      {call.isAsked && <ProveDialog call={call} />}
    </div>
  );
}
