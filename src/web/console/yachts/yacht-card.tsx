import { Link } from "wouter";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { YachtView } from "#contract/orders/yacht-orders.ts";
import { formatDate, formatDayTime, formatOffset } from "#i18n/format.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { TermsLines } from "#web/console/offers/terms-words.tsx";
import { DeskCard, Fact } from "#web/console/orders/desk-card.tsx";

type YachtCardProps = { readonly order: DeskOrderView; readonly yacht: YachtView };

/** What a yacht order bought, what is due next and by when, and the terms it was sold with. */
export function YachtCard({ order: { view, request_id: requestId, now }, yacht }: YachtCardProps) {
  const { t, locale } = useConsole();
  const guests = t("console.yachts.guestsUpTo", { count: yacht.guests });
  const rights = useRights();
  const address = useAddress();
  const offset = formatOffset(yacht.zone, new Date(now));
  return (
    <DeskCard title={t("console.yachts.bought")}>
      <dl>
        <Fact label={t("console.yachts.vessel")}>
          <b>{yacht.vessel}</b>
        </Fact>
        <Fact label={t("console.yachts.starts")}>
          {`${formatDayTime(yacht.starts, locale)} (${offset}), ${t("console.yachts.hours", { count: yacht.hours })}`}
        </Fact>
        <Fact label={t("console.yachts.place")}>{yacht.place}</Fact>
        <Fact label={t("console.yachts.guests")}>
          {yacht.has_children ? `${guests}, ${t("console.yachts.children")}` : guests}
        </Fact>
        {yacht.wish !== "" && <Fact label={t("console.yachts.wish")}>{yacht.wish}</Fact>}
        <Fact label={t("console.yachts.next")}>{nextWords(view, yacht, { t, locale })}</Fact>
        <Fact label={t("console.yachts.terms")}>
          <TermsLines cancellation={yacht.cancellation} />
        </Fact>
        <Fact label={t("console.yachts.weatherTerms")}>{yacht.weather}</Fact>
        {yacht.words !== "" && <Fact label={t("console.yachts.words")}>{yacht.words}</Fact>}
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
  yacht: YachtView,
  { t, locale }: Pick<ReturnType<typeof useConsole>, "t" | "locale">,
): string {
  if (yacht.pay === null) return t("console.yachts.next.nothing");
  const sum = sumWords(yacht.pay.sum, currency, locale);
  if (yacht.pay.part === "rest") {
    const words = t("console.yachts.next.rest", { sum, day: formatDate(yacht.rest_day ?? "", locale) });
    return yacht.rest_late
      ? `${words} · ${t("console.yachts.restLate", { day: formatDate(yacht.rest_day ?? "", locale) })}`
      : words;
  }
  return until === null ? sum : t("console.yachts.next.deposit", { sum, time: formatDayTime(until, locale) });
}
