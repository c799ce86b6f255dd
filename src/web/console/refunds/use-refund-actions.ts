import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RefundRowView } from "#contract/console/money/refunds.ts";
import type { RefundWay } from "#domain/payments/refund-state.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { useStaffCall } from "#web/console/staff/use-staff-call.ts";
import { refundSum } from "./refund-words.ts";

/** How a refund is released; without more all of it goes to the card. */
export interface ReleaseAs {
  readonly amount: number;
  readonly way: RefundWay;
  readonly reference: string;
}

/** What can be done to a refund, what was done last in words, and the password that may be asked for first. */
export function useRefundActions(onDone: () => void) {
  const { t, api, locale } = useConsole();
  const client = useQueryClient();
  const [said, setSaid] = useState("");
  const [doneTo, setDoneTo] = useState<number>();
  const call = useStaffCall(() => {
    onDone();
    void client.invalidateQueries({ queryKey: ["board"] });
  });
  const run = ({ refund_id: id }: RefundRowView, deed: (attempt: string) => Promise<string>) => {
    setSaid("");
    const keepWords = (words: string) => {
      setSaid(words);
      setDoneTo(id);
    };
    call.run((attempt) =>
      deed(attempt).then(keepWords, (error: unknown) => {
        // What it is by now is read anew, whatever the answer was.
        void client.invalidateQueries({ queryKey: ["board"] });
        throw error;
      }),
    );
  };
  const about = ({ refund_id: id, amount }: RefundRowView) => ({ params: { refund_id: id }, expected: amount });
  return {
    call,
    said,
    /** The refund to which something was done last. */
    doneTo,
    release: (refund: RefundRowView, as?: ReleaseAs) => {
      const { params, expected } = about(refund);
      const { amount, way, reference } = as ?? { amount: refund.amount, way: "acquirer" as const, reference: "" };
      run(refund, async (attempt) => {
        const body = { expected, amount, way, ...(reference !== "" && { reference }) };
        const now = await api("releaseRefund", { params, body, attempt });
        return t(
          `console.refunds.said.${now.state === "recorded" ? "approved" : now.state === "returned" ? "returned" : "released"}`,
          {
            sum: sumWords(amount, refund.currency, locale),
            name: refund.name,
          },
        );
      });
    },
    decline: (refund: RefundRowView, reason: string) => {
      const { params, expected } = about(refund);
      run(refund, async (attempt) => {
        await api("declineRefund", { params, body: { expected, reason }, attempt });
        return t("console.refunds.said.declined", { sum: refundSum(refund, locale), name: refund.name });
      });
    },
    askAgain: (refund: RefundRowView) => {
      const { params, expected } = about(refund);
      run(refund, async (attempt) => {
        await api("askRefundAgain", { params, body: { expected }, attempt });
        return t("console.refunds.said.again", { sum: refundSum(refund, locale), name: refund.name });
      });
    },
  };
}
