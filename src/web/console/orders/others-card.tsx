import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { formatDayTime } from "#i18n/format.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { endsOf } from "#web/console/board/trip-words.ts";
import { DeskCard } from "./desk-card.tsx";
import css from "./others-card.module.css";

type OthersCardProps = {
  readonly others: readonly BoardTripView[];
  readonly onOpen: (trip: BoardTripView) => void;
};

/** Other rides of the same phone that are still to come. */
export function OthersCard({ others, onOpen }: OthersCardProps) {
  const { t, locale } = useConsole();
  if (others.length === 0) return null;
  return (
    <DeskCard title={t("console.others")}>
      <div className={css["list"]}>
        {others.map((trip) => {
          const { from, to } = endsOf(trip);
          return (
            <BarButton key={trip.trip_id} onClick={() => onOpen(trip)}>
              {formatDayTime(trip.pickup.local, locale)} · {[from, to].filter(Boolean).join(" → ")}
            </BarButton>
          );
        })}
      </div>
    </DeskCard>
  );
}
