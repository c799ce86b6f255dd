import { useQuery } from "@tanstack/react-query";
import { useLocation, useSearch } from "wouter";
import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole, type Console } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { LETTERS_LOOK_MS, lettersKey } from "#web/console/letters/letters-key.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { DeskCard } from "./desk-card.tsx";
import css from "./history-card.module.css";
import { historyLines } from "./history-lines.ts";

type Happened = DeskOrderView["history"][number];

const textIn = (after: Readonly<Record<string, unknown>>, name: string) => {
  const value = after[name];
  return typeof value === "string" ? value : "";
};

/** What the staff did, with the name of the driver where that is what it was about. */
function deedWords({ call = "", after = {}, reason = "" }: Happened, { t, locale }: Console, currency: string): string {
  if (call === "cancelOrder" || call === "cancelTrips") {
    const why = typeof after["reason"] === "string" ? t(`console.desk.reason.${after["reason"]}`) : "";
    return t("console.desk.deed.cancelOrder", { reason: reason || why });
  }
  if (call === "sendOwnLetter") return t("console.letters.deed", { subject: textIn(after, "subject") });
  if (call === "correctTripState")
    return t("console.order.deed.correct", {
      was: t(`console.state.${String(after["was"])}`),
      state: t(`console.state.${String(after["state"])}`),
      reason,
    });
  if (call === "sayNoShow") return t("console.order.deed.noShow", { minutes: Number(after["waited"]), note: reason });
  if (call === "agreePrice") {
    const price = sumWords(Number(after["price"]), currency, locale);
    return t("console.order.deed.agreed", {
      price,
      tariff: sumWords(Number(after["tariff"]), currency, locale),
      reason,
    });
  }
  if (call === "setTripProvider") {
    const provider = after["provider"] as Partial<Record<string, string>> | undefined;
    return t("console.order.provider.deed", { provider: provider?.[locale] ?? "" });
  }
  if (call === "changeOrder") return t("console.desk.deed.changeOrder");
  const driver = after["driver"] as { readonly name?: string } | null | undefined;
  if (call === "showContacts") return [t("console.deed.showContacts"), reason].filter(Boolean).join(": ");
  if (call !== "nameDriver" || driver === undefined) return t(`console.deed.${call}`);
  return driver === null ? t("console.driverGone") : t("console.deed.driver", { name: driver.name ?? "" });
}

type HistoryCardProps = {
  readonly orderId: number;
  readonly history: DeskOrderView["history"];
  readonly currency: string;
};

/** All that has happened to an order, the newest first, each with who did it. */
export function HistoryCard({ orderId, history, currency }: HistoryCardProps) {
  const desk = useConsole();
  const { t, locale, api } = desk;
  const rights = useRights();
  const [, go] = useLocation();
  const lang = new URLSearchParams(useSearch()).get("lang");
  const { data } = useQuery({
    queryKey: lettersKey(orderId),
    queryFn: ({ signal }) => api("findLetters", { params: { order_id: orderId }, signal }),
    // Letters go by themselves, and no change of an order tells of it.
    refetchInterval: LETTERS_LOOK_MS,
  });
  const when = (at: number) => <span className={css["when"]}>{formatDayTime(localTimeIn(ownZone(), at), locale)}</span>;
  const author = ({ kind, name }: Happened["by"]) => name || t(`console.author.${kind}`);
  const field = (name: string) => {
    const key = `console.field.${name}`;
    const words = t(key);
    return words === key ? name : words;
  };
  const value = (name: string, text: string) =>
    name === "amount" ? sumWords(Number(text) / 100, currency, locale) : text || t("console.nothing");
  return (
    <DeskCard
      title={t("console.history")}
      aside={
        rights("audit") !== undefined && (
          <BarButton
            onClick={() =>
              go(`/console/audit?${new URLSearchParams({ ...(lang && { lang }), subject: `order:${orderId}` })}`)
            }
          >
            {t("console.letters.entries")}
          </BarButton>
        )
      }
    >
      <ol className={css["list"]}>
        {historyLines(history, data?.letters ?? []).map((line, index) => {
          if ("letter" in line)
            return (
              <li key={`letter ${line.letter.message_id}`} className={css["line"]}>
                {when(line.at)}
                <span className={css["what"]}>
                  {t("console.letters.happened", {
                    letter: line.letter.subject ?? t(`console.letter.${line.letter.kind}`),
                    state: t(`console.letters.stands.${line.letter.state}`, { problem: line.letter.problem ?? "" }),
                  })}
                </span>
                <span className={css["who"]}>{t("console.author.system")}</span>
              </li>
            );
          const one = line.happened;
          return (
            // What has happened has no number of its own; several things may have one moment.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${one.at} ${one.what} ${index}`} className={css["line"]}>
              {when(one.at)}
              <span className={css["what"]}>
                {one.what === "placed" && t("console.happened.placed")}
                {one.what === "state" && t(`console.became.${one.state ?? ""}`)}
                {one.what === "money" &&
                  `${t(`console.entry.${one.entry?.kind ?? ""}`)} ${sumWords(one.entry?.amount ?? 0, currency, locale)}`}
                {one.what === "deed" && deedWords(one, desk, currency)}
                {one.what === "change" &&
                  (one.fields ?? []).map(({ field: name, was, is }) => (
                    <span key={name} className={css["change"]}>
                      {field(name)}: <s>{value(name, was)}</s> → <b>{value(name, is)}</b>
                    </span>
                  ))}
              </span>
              <span className={css["who"]}>{author(one.by)}</span>
            </li>
          );
        })}
      </ol>
    </DeskCard>
  );
}
