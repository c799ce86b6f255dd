import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import css from "#web/console/changes/changes.module.css";
import { newsSince } from "#web/console/changes/news-since.ts";
import { HistoryWords } from "#web/console/orders/history-words.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";

type OrderNewsProps = {
  readonly order: DeskOrderView;
  /** The version that was seen, or the history that was: money comes without a version. */
  readonly since: number | DeskOrderView["history"];
};

/** Who did what to an order since it was seen, and when, by the history's own words. */
export function OrderNews({ order, since }: OrderNewsProps) {
  const { t, locale } = useConsole();
  return (
    <ul className={css["news"]}>
      {newsSince(order, since).map((one, index) => (
        // Several things may have one moment, and they have no number.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${one.at} ${one.what} ${index}`}>
          {t("console.order.meanwhile.by", {
            who: one.by.name || t(`console.author.${one.by.kind}`),
            time: formatDayTime(localTimeIn(ownZone(), one.at), locale),
          })}{" "}
          <HistoryWords one={one} currency={order.view.currency} />
        </li>
      ))}
    </ul>
  );
}
