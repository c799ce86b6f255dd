import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "#web/api/api-context.ts";
import { ORDER_KEY_HEADER } from "#web/api/call-headers.ts";
import type {} from "#web/frame/host-page.ts";
import { usePage } from "#web/page/page.tsx";
import { usePageReturn } from "#web/page/use-page-return.ts";
import { isPayAddress } from "./pay-address.ts";

/** The payment page did not open, and what came instead. */
export type PayProblem = { readonly error: unknown };

/**
 * Opens the payment page of an order; a failure leaves the order as it is. In a frame, which the browser may let keep nothing, the
 * order's key leads back to the order, and it may end with a link that is still to be pressed.
 */
export function usePay(onLeave: () => void = () => {}) {
  const api = useApi();
  const client = useQueryClient();
  const { sites } = usePage().options;
  const [opening, setOpening] = useState(false);
  const [problem, setProblem] = useState<PayProblem>();
  const [link, setLink] = useState<string>();
  usePageReturn(() => setOpening(false));
  const pay = async (transaction: number, key: string | null | undefined) => {
    setOpening(true);
    setProblem(undefined);
    try {
      const { url } = await api("getPayUrl", {
        query: { transaction, host_page: window.hostPage?.page },
        ...(sites && key && { headers: { [ORDER_KEY_HEADER]: key } }),
      });
      if (!isPayAddress(url)) throw new Error("Not an address of a payment page");
      onLeave();
      if (sites === undefined) return location.assign(url);
      // A frame never leaves by itself: the page around goes, or a link takes it there.
      const isLeft = await window.hostPage?.ask({ name: "pay", url });
      if (!isLeft) {
        setLink(url);
        setOpening(false);
      }
    } catch (error) {
      // It may have been paid or cancelled meanwhile, which its page then says.
      void client.invalidateQueries({ queryKey: ["order"] });
      setProblem({ error });
      setOpening(false);
    }
  };
  return { pay: (transaction: number, key?: string | null) => void pay(transaction, key), opening, problem, link };
}
