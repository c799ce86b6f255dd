import { Link } from "wouter";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { HireView } from "#contract/orders/wire-hire.ts";
import { formatDate, formatDayTime, formatOffset } from "#i18n/format.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard, Fact } from "#web/console/orders/desk-card.tsx";
import { TermsLines } from "./terms-lines.tsx";

type HireCardProps = { readonly order: DeskOrderView; readonly hire: HireView };

/** What a yacht order bought, what is due next and by when, and the terms it was sold with. */
export function HireCard({ order: { view, request_id: requestId, now }, hire }: HireCardProps) {
  const { t, locale } = useConsole();
  const guests = t("console.yachts.guestsUpTo", { count: hire.guests });
  const rights = useRights();
  const address = useAddress();
  const offset = formatOffset(hire.zone, new Date(now));
  return (
    <DeskCard title={t("console.yachts.bought")}>
      <dl>
        <Fact label={t("console.yachts.vessel")}>
          <b>{hire.vessel}</b>
        </Fact>
        <Fact label={t("console.yachts.starts")}>
          {`${formatDayTime(hire.starts, locale)} (${offset}), ${t("console.yachts.hours", { count: hire.hours })}`}
        </Fact>
        <Fact label={t("console.yachts.place")}>{hire.place}</Fact>
        <Fact label={t("console.yachts.guests")}>
          {hire.has_children ? `${guests}, ${t("console.yachts.children")}` : guests}
        </Fact>
        {hire.wish !== "" && <Fact label={t("console.yachts.wish")}>{hire.wish}</Fact>}
        <Fact label={t("console.yachts.next")}>{nextWords(view, hire, { t, locale })}</Fact>
        <Fact label={t("console.yachts.terms")}>
          <TermsLines cancellation={hire.cancellation} />
        </Fact>
        <Fact label={t("console.yachts.weatherTerms")}>{hire.weather}</Fact>
        {hire.words !== "" && <Fact label={t("console.yachts.words")}>{hire.words}</Fact>}
        {requestId !== null && rights("requests") !== undefined && (
          <Fact label={t("console.yachts.request")}>
            <Link href={address(`/console/requests/yacht/${requestId}`)}>
              {t("console.requests.number", { number: requestId })}
            </Link>
          </Fact>
        )}
      </dl>
    </DeskCard>
  );
}

function nextWords(
  { currency, pay_until: until }: DeskOrderView["view"],
  hire: HireView,
  { t, locale }: Pick<ReturnType<typeof useConsole>, "t" | "locale">,
): string {
  if (hire.pay === null) return t("console.yachts.next.nothing");
  const sum = sumWords(hire.pay.sum, currency, locale);
  if (hire.pay.part === "rest") {
    const words = t("console.yachts.next.rest", { sum, day: formatDate(hire.rest_day ?? "", locale) });
    return hire.rest_late
      ? `${words} · ${t("console.yachts.restLate", { day: formatDate(hire.rest_day ?? "", locale) })}`
      : words;
  }
  return until === null ? sum : t("console.yachts.next.deposit", { sum, time: formatDayTime(until, locale) });
}
