import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDistance, formatDuration, formatOffset } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { usePage } from "#web/page/page.tsx";
import { endKindOf } from "#web/trip/picked-offer.ts";
import { mapPoint, type MapRide } from "./map-ride.ts";
import { RidePicture } from "./ride-picture.tsx";
import css from "./route-card.module.css";
import { WayNote } from "./way-note.tsx";

const WAITING: readonly (readonly [string?, string?])[] = [[], [], []];

type RouteCardProps = {
  readonly from: Suggestion;
  readonly to: Suggestion;
  /** Any price of the route, for its length and terms. */
  readonly price: PriceItem | undefined;
  readonly waiting: boolean;
};

/** The route at a glance: its map, both ends, distance and duration, and the local time. */
export function RouteCard({ from, to, price, waiting }: RouteCardProps) {
  const { t, locale, options } = usePage();
  const ride: MapRide = [mapPoint(from), mapPoint(to)];
  const facts: typeof WAITING | undefined = price && [
    [formatDistance(price.distance, locale), t("prices.distance")],
    [formatDuration(price.travel_time, locale), t("prices.travelTime")],
    [formatOffset(price.start_place.timezone, new Date(options.now)), t("prices.localTime")],
  ];
  return (
    <Card label={t("prices.route")} flush>
      {!options.hideMap && <RidePicture ride={ride} size="card" />}
      <div className={css["way"]}>
        <RouteLine
          stops={[
            {
              key: "from",
              title: from.structured_formatting.main_text,
              note: meeting(price, t) ?? from.structured_formatting.secondary_text,
            },
            { key: "to", title: to.structured_formatting.main_text, note: to.structured_formatting.secondary_text },
          ]}
        />
      </div>
      {(facts ?? waiting) && (
        <dl className={css["facts"]}>
          {(facts ?? WAITING).map(([value, name], index) => (
            <div key={index}>
              <dt>{name ?? <Skeleton />}</dt>
              <dd>{value ?? <Skeleton />}</dd>
            </div>
          ))}
        </dl>
      )}
      {!options.hideMap && <WayNote ride={ride} />}
    </Card>
  );
}

function meeting(price: PriceItem | undefined, t: ReturnType<typeof usePage>["t"]): string | undefined {
  if (price === undefined || !price.terms.included.includes("meeting")) return undefined;
  const kind = endKindOf(price.start_place);
  return kind === "suburb" ? undefined : t(`prices.meet.${kind}`);
}
