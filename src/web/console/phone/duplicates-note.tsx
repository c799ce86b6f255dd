import { useQuery } from "@tanstack/react-query";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { DuplicateOf } from "#contract/console/phone/find-duplicates-of.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Copy } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { pickupOf, type PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import type { PhonePrices } from "#web/console/phone/prices/use-phone-prices.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import css from "./duplicates-note.module.css";

const NONE: readonly DuplicateOf[] = [];

/** Trips of others that may be the ride of a draft, but for those that are said to be none. */
export function useDuplicates(draft: PhoneDraft, { sum }: PhonePrices): readonly DuplicateOf[] {
  const { api } = useConsole();
  const [price] = sum?.rides ?? [];
  const pickup = pickupOf(draft.trips[0]);
  const query = useDelayed(
    JSON.stringify({
      pickup_time: pickup,
      zone: price?.start_place.timezone,
      start_place: price?.start_place.place_id,
      finish_place: price?.finish_place.place_id,
      start_address: draft.from.address || draft.from.place?.formatted_address,
      finish_address: draft.to.address || draft.to.place?.formatted_address,
      flight_number: draft.trips[0].flight,
      train_number: draft.trips[0].train,
      departure_flight: draft.trips[0].departureFlight,
      departure_train: draft.trips[0].departureTrain,
      name: draft.name,
      phone: draft.phone,
    }),
    400,
    "{}",
  );
  const asked = JSON.parse(query) as { readonly pickup_time?: string; readonly zone?: string };
  const { data } = useQuery({
    queryKey: ["phone", "duplicates", query],
    queryFn: ({ signal }) => api("findDuplicatesOf", { query: asked, signal }),
    enabled: asked.pickup_time !== undefined && asked.zone !== undefined,
    placeholderData: (before) => before,
  });
  if (pickup === undefined) return NONE;
  return data?.duplicates.filter(({ trip }) => !draft.notDuplicates.includes(trip.trip_id)) ?? NONE;
}

type DuplicatesNoteProps = {
  readonly duplicates: readonly DuplicateOf[];
  readonly onOpen: (trip: BoardTripView) => void;
  readonly onClear: (trip: BoardTripView) => void;
};

/** Warns of a ride that may be ordered already, above the button that places another; it blocks nothing. */
export function DuplicatesNote({ duplicates, onOpen, onClear }: DuplicatesNoteProps) {
  const { t, locale } = useConsole();
  return (
    <div role="status" className={css["region"]}>
      {duplicates.map(({ trip, reason }) => (
        <section key={trip.trip_id} className={css["note"]}>
          <h3>
            <Icon glyph={Copy} size={18} />
            {t("console.phone.like", { number: trip.order_id })}
          </h3>
          <p>
            {t(`console.board.duplicate.${reason}`)}, {formatDayTime(trip.pickup.local, locale)}
          </p>
          <div>
            <BarButton onClick={() => onOpen(trip)}>
              {t("console.phone.openOrder", { number: trip.order_id })}
            </BarButton>
            <BarButton onClick={() => onClear(trip)}>{t("console.board.duplicate.clear")}</BarButton>
          </div>
        </section>
      ))}
    </div>
  );
}
