import { Link } from "wouter";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { requestAddress } from "./request-address.ts";
import css from "./request-page.module.css";
import { RequestState } from "./request-state.tsx";
import { agoWords } from "./request-words.ts";

type SameCardProps = { readonly same: NonNullable<RequestPageView["same"]>; readonly now: number };

/** How often the same way was asked for lately, and what others were offered for it. */
export function SameCard({ same: { count, days, others }, now }: SameCardProps) {
  const { t, locale } = useConsole();
  const address = useAddress();
  return (
    <DeskCard title={t("console.requests.same")} aside={<b>{t("console.requests.sameCount", { count, days })}</b>}>
      {others.length === 0 && <p className={css["none"]}>{t("console.requests.sameNone")}</p>}
      <ul className={css["list"]}>
        {others.map((other) => (
          <li key={other.request_id} className={css["one"]}>
            <Link href={address(requestAddress("way", other.request_id))}>
              {t("console.requests.number", { number: other.request_id })}
            </Link>
            <RequestState state={other.state} />
            <span>{other.offer === null ? "" : sumWords(other.offer.total, other.offer.currency, locale)}</span>
            <span className={css["none"]}>{agoWords(other.asked_at, now, t)}</span>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}
