import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "wouter";
import { RECEIPT_TEXT, type MissingReceiptView } from "#contract/console/money/receipts.ts";
import { TextField } from "#ui/text-field.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "#web/console/disputes/dispute-list.module.css";
import { acquirerName, momentWords } from "#web/console/refunds/refund-words.ts";
import { useStaffCall } from "#web/console/staff/use-staff-call.ts";

/** How often what others change is looked for where the stream of changes is silent. */
const LOOK_MS = 15_000;

/** How soon an acquirer that is being asked is seen to have answered. */
const ASKED_MS = 3_000;

const receiptsQuery = (api: ConsoleApi, order: number | undefined) =>
  queryOptions({
    queryKey: ["board", "receipts", { order }],
    queryFn: ({ signal }) => api("findReceipts", { query: order === undefined ? {} : { order }, signal }),
    refetchInterval: ({ state }) => (state.data?.receipts.some((one) => one.is_asked) === true ? ASKED_MS : LOOK_MS),
  });

type ReceiptListProps = {
  readonly orderId?: number | undefined;
  /** Where it is on its page. */
  readonly className?: string | undefined;
};

/**
 * The fiscal receipts that are missing, all or those of an order: of what, why, since when, what to do, where the acquirer is asked
 * again, and where somebody records that one was issued.
 */
export function ReceiptList({ orderId, className }: ReceiptListProps) {
  const { t, api } = useConsole();
  const rights = useRights()("releasing");
  const list = useQuery({ ...receiptsQuery(api, orderId), enabled: rights !== undefined });
  const receipts = list.data?.receipts ?? [];
  if (receipts.length === 0) return null;
  return (
    <section className={`${css["disputes"]} ${className ?? ""}`} aria-label={t("console.receipts.title")}>
      <h2 className={css["title"]}>{t("console.receipts.title")}</h2>
      <ul className={css["list"]}>
        {receipts.map((receipt) => (
          <li key={receipt.receipt_id} className={css["dispute"]}>
            <Missing receipt={receipt} mayWork={rights === "works"} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Missing({ receipt, mayWork }: { readonly receipt: MissingReceiptView; readonly mayWork: boolean }) {
  const { t, api, locale } = useConsole();
  const client = useQueryClient();
  const address = useAddress();
  const { receipt_id: id, why, kind, is_asked: isAsked, problem } = receipt;
  const acquirer = acquirerName(receipt.acquirer);
  const [wasAsked, setWasAsked] = useState(false);
  const { form, type, forget } = useTyped(`receipt-${id}`, { reference: "" });
  const call = useStaffCall(() => {
    forget();
    void client.invalidateQueries({ queryKey: ["board"] });
  });
  const asking = useStaffCall(() => {
    setWasAsked(true);
    void client.invalidateQueries({ queryKey: ["board"] });
  });
  const repeat = () => asking.run((attempt) => api("repeatReceipt", { params: { receipt_id: id }, body: {}, attempt }));
  const failed = call.failed || asking.failed;
  const reference = form.reference.trim();
  const issue = () =>
    call.run((attempt) => api("issueReceipt", { params: { receipt_id: id }, body: { reference }, attempt }));
  return (
    <>
      <p className={css["what"]}>
        <b>{t(`console.receipts.kind.${kind}`)}</b>{" "}
        <Link href={address(`/console/orders/${receipt.order_id}`)}>
          {t("console.receipts.of", {
            sum: sumWords(receipt.amount, receipt.currency, locale),
            number: receipt.order_id,
          })}
        </Link>
      </p>
      <p>{t(`console.receipts.why.${why}`, { acquirer })}</p>
      {problem !== "" && <p>{t("console.receipts.problem", { problem })}</p>}
      <p className={css["due"]}>{t("console.receipts.since", { time: momentWords(receipt.since, locale) })}</p>
      <p>{t(`console.receipts.todo.${why === "own" ? "own" : "refused"}`, { acquirer })}</p>
      {kind === "settlement" && why !== "own" && <p>{t("console.receipts.todo.settlement")}</p>}
      <p role="status">
        {isAsked
          ? t("console.receipts.asked", { acquirer })
          : wasAsked && !asking.isBusy && t("console.receipts.unchanged", { acquirer })}
      </p>
      {failed !== "" && <p role="alert">{failed}</p>}
      {mayWork && why !== "own" && (
        <p className={css["doing"]}>
          <BarButton disabled={asking.isBusy || isAsked} onClick={repeat}>
            {t(`console.receipts.again.${kind === "settlement" ? "settlement" : "refused"}`)}
          </BarButton>
        </p>
      )}
      {mayWork && (
        <div className={css["doing"]}>
          <TextField
            label={t("console.receipts.reference")}
            value={form.reference}
            most={RECEIPT_TEXT}
            onChange={(value) => type({ reference: value })}
          />
          <BarButton disabled={call.isBusy || reference === ""} onClick={issue}>
            {t("console.receipts.issued")}
          </BarButton>
        </div>
      )}
    </>
  );
}
