import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { OrderNews } from "./order-news.tsx";

/** A press that came second: the order as it is now, the version that was seen, and where the state met, it in three words. */
export interface MetPress {
  readonly order: DeskOrderView;
  readonly since: number;
  readonly state?: { readonly was: string; readonly theirs: string; readonly mine: string } | undefined;
}

/** What has become of a press, in words. */
export interface Said {
  readonly text: string;
  readonly isBad: boolean;
  /** Somebody came first: known once the order has been read anew. */
  readonly met?: MetPress | undefined;
}

/** What has become of a press; whoever came second is told who did what, and what theirs would have been. */
export function SaidPart({ said }: { readonly said: Said | undefined }) {
  const { t, wordOf } = useConsole();
  if (said === undefined) return null;
  const { text, met } = said;
  const state = (one: string) => wordOf("console.state", one);
  return (
    <>
      {text}
      {met !== undefined && <OrderNews order={met.order} since={met.since} />}
      {met?.state !== undefined && (
        <span>
          {t("console.deskrest.press.met", {
            was: state(met.state.was),
            theirs: state(met.state.theirs),
            mine: state(met.state.mine),
          })}
        </span>
      )}
    </>
  );
}
