import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useBackCloses } from "#ui/use-back-closes.ts";
import { useApi } from "#web/api/api-context.ts";
import { usePage } from "#web/page/page.tsx";
import { cancelCheckQuery, type CancelCheck } from "./cancel-check-query.ts";
import { CancelChoice } from "./cancel-choice.tsx";
import css from "./cancel-sheet.module.css";

type CancelSheetProps = {
  readonly order: OrderView;
  /** Those to cancel, never none. */
  readonly trips: OrderView["trips"];
  readonly onClose: () => void;
  /** Cancelled, for what was shown. */
  readonly onDone: (check: CancelCheck) => void;
};

/** Asks once whether to cancel, with every figure of the server: what comes back, where to, and what it would cost later. */
export function CancelSheet(sheet: CancelSheetProps) {
  const { trips, onClose } = sheet;
  const { t } = usePage();
  useBackCloses(true, onClose);
  const ids = trips.map((trip) => trip.order_id);
  const check = useQuery(cancelCheckQuery(useApi(), ids, true));
  // What the panel has read before may be another sum by now.
  const now = check.isFetchedAfterMount ? check.data : undefined;
  const [seen, setSeen] = useState<CancelCheck>();
  if (seen === undefined && now !== undefined) setSeen(now);
  const isOne = trips.length === 1;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isOne ? "orders.cancel.askTrip" : "orders.cancel.askOrder")}
      closeLabel={t("common.close")}
    >
      {now && seen ? (
        <CancelChoice {...sheet} check={now} seen={seen} />
      ) : check.isError ? (
        <div className={css["waiting"]} role="alert">
          <p>{t("orders.cancel.failed")}</p>
          <Button onClick={() => void check.refetch()}>{t("common.retry")}</Button>
        </div>
      ) : (
        <div className={css["waiting"]} role="status" aria-label={t("orders.cancel.asking")}>
          <Skeleton shape="line" width="most" />
          <Skeleton shape="picture" />
          <Skeleton shape="line" />
          <Skeleton shape="button" />
        </div>
      )}
    </Dialog>
  );
}
