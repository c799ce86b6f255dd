import { useQuery, useQueryClient, queryOptions } from "@tanstack/react-query";
import { Link } from "wouter";
import type { DisputeView } from "#contract/console/money/disputes.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole, type Console } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { useServerNow } from "#web/console/board/use-server-now.ts";
import { acquirerName, momentWords } from "#web/console/refunds/refund-words.ts";
import { useStaffCall } from "#web/console/staff/use-staff-call.ts";
import css from "./dispute-list.module.css";

/** How often what others change is looked for where the stream of changes is silent. */
const LOOK_MS = 15_000;

/** The disputes that are not decided, or all of one order; a change of an order asks for them again. */
const disputesQuery = (api: ConsoleApi, order: number | undefined) =>
  queryOptions({
    queryKey: ["board", "disputes", { order }],
    queryFn: ({ signal }) => api("findDisputes", { query: order === undefined ? {} : { order }, signal }),
    refetchInterval: LOOK_MS,
  });

type DisputeListProps = {
  readonly orderId?: number | undefined;
  /** Where it is on its page. */
  readonly className?: string | undefined;
};

/** The disputes of an order, or all that are not decided: what each is about, what to do and until when. */
export function DisputeList({ orderId, className }: DisputeListProps) {
  const { t, api, locale } = useConsole();
  const rights = useRights()("releasing");
  const client = useQueryClient();
  const list = useQuery({ ...disputesQuery(api, orderId), enabled: rights !== undefined });
  const now = useServerNow(list.data?.now, list.dataUpdatedAt);
  const call = useStaffCall(() => void client.invalidateQueries({ queryKey: ["board"] }));
  const address = useAddress();
  const disputes = list.data?.disputes ?? [];
  if (disputes.length === 0) return null;
  const decide = (dispute: DisputeView, state: "won" | "lost") =>
    call.run((attempt) =>
      api("decideDispute", { params: { dispute_id: dispute.dispute_id }, body: { state }, attempt }),
    );
  return (
    <section className={`${css["disputes"]} ${className ?? ""}`} aria-label={t("console.disputes.title")}>
      <h2 className={css["title"]}>{t("console.disputes.title")}</h2>
      {call.failed !== "" && <p role="alert">{call.failed}</p>}
      <ul className={css["list"]}>
        {disputes.map((dispute) => (
          <li key={dispute.dispute_id} className={css["dispute"]}>
            <p className={css["what"]}>
              <b>{t(`console.disputes.state.${dispute.state}`)}</b>{" "}
              <Link href={address(`/console/orders/${dispute.order_id}`)}>
                {t("console.disputes.sum", {
                  sum: sumWords(dispute.amount, dispute.currency, locale),
                  number: dispute.order_id,
                })}
              </Link>
            </p>
            <p>{[dispute.name, dispute.note || dispute.reason.replaceAll("_", " ")].filter(Boolean).join(": ")}</p>
            <p>{todoWords(dispute, t)}</p>
            {dispute.state === "opened" && <p className={css["due"]}>{dueWords(dispute, now, { t, locale })}</p>}
            {dispute.fee !== null && (
              <p>{t("console.disputes.fee", { sum: sumWords(dispute.fee.amount, dispute.fee.currency, locale) })}</p>
            )}
            {dispute.is_by_hand && dispute.state !== "won" && rights === "works" && (
              <p className={css["doing"]}>
                <BarButton disabled={call.isBusy} onClick={() => decide(dispute, "won")}>
                  {t("console.disputes.won")}
                </BarButton>
                {dispute.state === "opened" && (
                  <BarButton disabled={call.isBusy} onClick={() => decide(dispute, "lost")}>
                    {t("console.disputes.lost")}
                  </BarButton>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function todoWords({ state, acquirer, is_by_hand: isByHand, is_withdrawn: isWithdrawn }: DisputeView, t: Console["t"]) {
  if (state === "lost") return t("console.disputes.lostWhat");
  if (state === "won") return t("console.disputes.wonWhat");
  if (isByHand) return t("console.disputes.todo.byHand");
  return t(isWithdrawn ? "console.disputes.todo.acquirer" : "console.disputes.todo.inquiry", {
    acquirer: acquirerName(acquirer),
  });
}

function dueWords({ due_at: due }: DisputeView, now: number, { t, locale }: Pick<Console, "t" | "locale">): string {
  if (due === null) return t("console.disputes.undated");
  return t(due > now ? "console.disputes.due" : "console.disputes.late", { time: momentWords(due, locale) });
}
