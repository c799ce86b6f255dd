import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useStore } from "zustand/react";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { failureWords, refusedStatus } from "#web/api/failure-words.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { AccessDenied } from "#web/page/access-denied.tsx";
import { usePage } from "#web/page/page.tsx";
import { currentAttempt } from "./attempt.ts";
import { UnknownOrder } from "./list/unknown-order.tsx";
import { OrderWaiting } from "./trip/order-waiting.tsx";

type ApprovedOrderProps = {
  readonly transaction: string;
  /** Shows the order of this number. */
  readonly show: (orderId: number) => ReactNode;
};

/** An order that is booked without paying by card, by the transaction in its address. */
export function ApprovedOrder({ transaction, show }: ApprovedOrderProps) {
  // Once the order is shown this tab forgets its attempt; the number is needed for as long as the page is open.
  const [own] = useState(() => {
    const attempt = currentAttempt();
    return String(attempt.transaction) === transaction ? attempt.orderId : undefined;
  });
  if (own !== undefined) return show(own);
  return (
    <WithQueries>
      <Found transaction={transaction} show={show} />
    </WithQueries>
  );
}

function Found({ transaction, show }: ApprovedOrderProps) {
  const page = usePage();
  const { t, store } = page;
  const api = useApi();
  // Whoever logs in over the refusal may be allowed.
  const accountId = useStore(store, (state) => state.account?.user_id);
  const isNumber = /^\d{1,10}$/.test(transaction);
  const order = useQuery({
    queryKey: ["order-number", transaction, accountId],
    queryFn: ({ signal }) => api("getOrderNumber", { params: { transaction: Number(transaction) }, signal }),
    enabled: isNumber,
    staleTime: Infinity,
  });
  if (order.data) return show(order.data.order_id);
  const status = refusedStatus(order.error);
  if (status === 401) {
    return (
      <AccessDenied
        title={t("orders.noKey")}
        hint={{ visitor: t("orders.noKeyHint"), account: t("orders.noKeyOther") }}
      />
    );
  }
  if (!isNumber || status === 400 || status === 404) return <UnknownOrder />;
  if (!order.isError) return <OrderWaiting />;
  return (
    <ErrorScreen
      title={t("orders.failed")}
      message={failureWords(order.error, page) ?? t("orders.failedHint")}
      action={{ label: t("common.retry"), onPress: () => void order.refetch() }}
    />
  );
}
