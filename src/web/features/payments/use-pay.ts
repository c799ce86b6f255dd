import { useState } from "react";
import { useApi } from "#web/api/api-context.ts";
import { usePageReturn } from "#web/page/use-page-return.ts";
import { isPayAddress } from "./pay-address.ts";

/** The payment page did not open, and what came instead. */
export type PayProblem = { readonly error: unknown };

/** Opens the payment page of an order; a failure leaves the order as it is. */
export function usePay(onLeave: () => void = () => {}) {
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
      setProblem({ error });
      setOpening(false);
    }
  };
  return { pay: (transaction: number) => void pay(transaction), opening, problem };
}
