import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import type { YachtView } from "#contract/orders/yacht-orders.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { ApiError } from "#web/api/api-error.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { keyHeaders } from "#web/features/orders/kept/order-key.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./yacht-cancel.module.css";

type YachtCancelProps = { readonly order: OrderView; readonly yacht: YachtView };

/** The button that cancels a yacht, after it was shown what that costs now and later. */
export function YachtCancel({ order, yacht }: YachtCancelProps) {
  const { t } = usePricedPage();
  const [asks, setAsks] = useState(false);
  if (yacht.cancel === null) return null;
  return (
    <>
      <Button look="danger" wide onClick={() => setAsks(true)}>
        {t("offers.yacht.cancel")}
      </Button>
      {asks && <Ask order={order} cancel={yacht.cancel} onClose={() => setAsks(false)} />}
    </>
  );
}

type AskProps = {
  readonly order: OrderView;
  readonly cancel: NonNullable<YachtView["cancel"]>;
  readonly onClose: () => void;
};

function Ask({ order, cancel, onClose }: AskProps) {
  const { t, locale, money } = usePricedPage();
  const api = useLastingApi();
  const client = useQueryClient();
  useBackCloses(true, onClose);
  const sum = (amount: number): string => money(amount, order.currency);
  const { fee, refund } = cancel;
  const mutation = useMutation({
    mutationFn: () =>
      api("cancelYachtOrder", {
        params: { order_id: order.order_id },
        body: { fee, refund },
        headers: keyHeaders(order.order_id),
      }),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ["order"] }),
  });
  const { error } = mutation;
  const problem = error === null ? "" : problemWords(error);
  return (
    <Dialog open onClose={onClose} title={t("offers.yacht.cancelAsk")} closeLabel={t("common.close")}>
      <p className={css["now"]}>
        {fee > 0
          ? t("offers.yacht.cancelNow", { fee: sum(fee), refund: sum(refund) })
          : refund > 0
            ? t("offers.yacht.cancelFree", { refund: sum(refund) })
            : t("offers.yacht.cancelFreeUnpaid")}
      </p>
      {order.account.paid > 0 && (
        <ul className={css["steps"]}>
          {cancel.steps.map((step) => (
            <li key={step.until}>
              {t("offers.yacht.cancelUntil", {
                moment: formatDayTime(step.until, locale),
                fee: sum(step.fee),
                refund: sum(step.refund),
              })}
            </li>
          ))}
        </ul>
      )}
      <div className={css["buttons"]}>
        <Button look="final" size="main" wide busy={mutation.isPending} onClick={() => mutation.mutate()}>
          {t("offers.yacht.cancelYes")}
        </Button>
        <p role="alert" className={css["problem"]}>
          {problem !== "" && t(problem)}
          {problem === "" && error instanceof ApiError && error.message}
        </p>
        <Button look="quiet" size="main" wide onClick={onClose}>
          {t("offers.yacht.cancelNo")}
        </Button>
      </div>
    </Dialog>
  );
}

function problemWords(error: Error): "offers.yacht.cancelMoved" | "offers.yacht.cancelFailed" | "" {
  if (refusalCode(error) === "fee-changed") return "offers.yacht.cancelMoved";
  const isSaid = error instanceof ApiError && error.lost === undefined && error.message !== "";
  return isSaid ? "" : "offers.yacht.cancelFailed";
}
