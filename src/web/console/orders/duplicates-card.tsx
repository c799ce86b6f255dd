import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { Copy } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { endsOf, ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { DeskCard } from "./desk-card.tsx";
import css from "./duplicates-card.module.css";

/** More of them are unfolded by who asks: the order itself stands below. */
const MOST_SHOWN = 2;

type DuplicatesCardProps = {
  readonly duplicates: DeskOrderView["duplicates"];
  readonly onOpen: (trip: BoardTripView) => void;
  /** Absent for whoever may only look. */
  readonly onClear: ((tripId: number, other: BoardTripView) => void) | undefined;
};

/** Trips of other orders that may be the same ride, each with why, until somebody says that it is another one. */
export function DuplicatesCard({ duplicates, onOpen, onClear }: DuplicatesCardProps) {
  const { t } = useConsole();
  if (duplicates.length === 0) return null;
  // Those nobody has looked at come first.
  const sorted = duplicates.toSorted((one, other) => Number(one.cleared !== null) - Number(other.cleared !== null));
  const list = (shown: DeskOrderView["duplicates"]) => (
    <ul className={css["list"]}>
      {shown.map((duplicate) => (
        <Duplicate
          key={`${duplicate.trip_id} ${duplicate.other.trip_id}`}
          duplicate={duplicate}
          onOpen={onOpen}
          onClear={onClear}
        />
      ))}
    </ul>
  );
  return (
    <DeskCard title={t("console.board.duplicate.title")}>
      {list(sorted.slice(0, MOST_SHOWN))}
      {sorted.length > MOST_SHOWN && (
        <Disclosure look="link" summary={t("console.board.duplicate.more", { count: sorted.length - MOST_SHOWN })}>
          {list(sorted.slice(MOST_SHOWN))}
        </Disclosure>
      )}
    </DeskCard>
  );
}

type DuplicateProps = Pick<DuplicatesCardProps, "onOpen" | "onClear"> & {
  readonly duplicate: DeskOrderView["duplicates"][number];
};

/** One trip that may be the same ride. */
function Duplicate({ duplicate, onOpen, onClear }: DuplicateProps) {
  const { t, locale } = useConsole();
  const { trip_id: tripId, other, reason, cleared } = duplicate;
  const { from, to } = endsOf(other);
  return (
    <li className={css["one"]} data-cleared={cleared !== null || undefined}>
      <p className={css["what"]}>
        <b>
          <Icon glyph={Copy} size={16} />
          {formatDayTime(other.pickup.local, locale)}, {other.name}
        </b>
        <span>{[from, to].filter(Boolean).join(" → ")}</span>
        <span>
          {[
            t(`console.board.duplicate.${reason}`),
            t("console.orderNumber", { number: other.order_id }),
            sumWords(other.price, other.currency, locale),
          ].join(" · ")}
        </span>
        {cleared !== null && (
          <span>
            {t("console.board.duplicate.cleared", {
              name: cleared.by.name || t(`console.author.${cleared.by.kind}`),
              time: formatDayTime(localTimeIn(ownZone(), cleared.at), locale),
            })}
          </span>
        )}
      </p>
      <BarButton onClick={() => onOpen(other)}>{t("console.open")}</BarButton>
      {cleared === null && onClear !== undefined && (
        <BarButton onClick={() => onClear(tripId, other)}>{t("console.board.duplicate.clear")}</BarButton>
      )}
    </li>
  );
}
