import { useState } from "react";
import { useApi } from "#web/api/api-context.ts";
import { usePage } from "#web/page/page.tsx";
import { usePageReturn } from "#web/page/use-page-return.ts";
import { isPayAddress } from "./pay-address.ts";
import { payReason } from "./pay-reason.ts";

/** The payment page did not open; why, where there are words for it (PAY-20). */
export type PayProblem = { readonly reason: string | undefined };

/** Opens the payment page of an order; a failure leaves the order as it is. */
export function usePay(onLeave: () => void = () => {}) {
  const page = usePage();
  const api = useApi();
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<PayProblem>();
  usePageReturn(() => setOpening(false));
  const pay = async (transaction: number) => {
    setOpening(true);
    setProblem(undefined);
    try {
      const { url } = await api("getPayUrl", { query: { transaction } });
      if (!isPayAddress(url)) throw new Error("Not an address of a payment page");
      onLeave();
      location.assign(url);
    } catch (error) {
      setProblem({ reason: payReason(error, page) });
      setOpening(false);
    }
  };
  return { pay: (transaction: number) => void pay(transaction), opening, problem };
}
