import { useState } from "react";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { usePage } from "#web/page/page.tsx";
import { usePageReturn } from "#web/page/use-page-return.ts";
import { isPayAddress } from "./pay-address.ts";

/** Why the payment page did not open: the refusal's name and message (PAY-20). */
export type PayProblem = { readonly name: string; readonly message: string };

/** Opens the payment page of an order; a failure leaves the order as it is. */
export function usePay(onLeave: () => void = () => {}) {
  const { t } = usePage();
  const api = useApi();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<PayProblem>();
  usePageReturn(() => setOpening(false));
  const pay = async (transaction: number) => {
    setOpening(true);
    setProblem(undefined);
    try {
      const { url } = await api("getPayUrl", { query: { transaction } });
      if (!isPayAddress(url)) throw new Error(t("payments.urlFailed"));
      onLeave();
      location.assign(url);
    } catch (error) {
      const lost = error instanceof ApiError && error.lost !== undefined;
      const known = error instanceof Error ? error : new Error();
      setProblem({ name: lost ? t("RpcError") : known.name, message: lost ? t("common.offline") : known.message });
      setOpening(false);
    }
  };
  return { pay: (transaction: number) => void pay(transaction), opening, problem };
}
