import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { Wallet } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { refundsWaitingQuery } from "#web/console/refunds/refund-queries.ts";
import { useConsole } from "./console.tsx";
import css from "./shell.module.css";

type MoneyEntryProps = { readonly href: string; readonly isHere: boolean };

/** The way to the refunds, with how many wait for a person. */
export function MoneyEntry({ href, isHere }: MoneyEntryProps) {
  const { t, api } = useConsole();
  const { data: count = 0 } = useQuery(refundsWaitingQuery(api));
  const name = t("console.refunds.menu");
  return (
    <Link
      className={css["entry"]}
      href={href}
      aria-current={isHere ? "page" : undefined}
      aria-label={count > 0 ? `${name}, ${t("console.refunds.badge", { count })}` : undefined}
      title="G M"
    >
      <Icon glyph={Wallet} size={20} />
      <span>{name}</span>
      {count > 0 && (
        <b className={css["waits"]} aria-hidden="true">
          {count > 99 ? "99+" : count}
        </b>
      )}
    </Link>
  );
}
