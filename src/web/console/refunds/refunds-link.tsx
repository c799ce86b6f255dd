import { Link } from "wouter";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { refundsAddress } from "./refund-address.ts";
import css from "./refunds-link.module.css";

/** The way to the refunds of an order, for whoever may release them. */
export function RefundsLink({ orderId }: { readonly orderId: number }) {
  const { t } = useConsole();
  const address = useAddress();
  if (useRights()("releasing") === undefined) return null;
  return (
    <Link className={css["link"]} href={address(refundsAddress({ order: orderId }))}>
      {t("console.refunds.toQueue")}
    </Link>
  );
}
