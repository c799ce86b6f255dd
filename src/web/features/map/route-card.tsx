import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { formatDistance, formatDuration, formatOffset } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { RoutePicture } from "#ui/route-picture.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { usePage } from "#web/page/page.tsx";
import { endKindOf } from "#web/trip/picked-offer.ts";
import css from "./route-card.module.css";
import { routePoints } from "./route-points.ts";

const WAITING: readonly (readonly [string?, string?])[] = [[], [], []];

type RouteCardProps = {
  readonly from: Suggestion;
  readonly to: Suggestion;
  /** Any price of the route, for its length and terms. */
  readonly price: PriceItem | undefined;
  readonly waiting: boolean;
};

/** The route at a glance: a sketch, both ends, distance and duration, and the local time. */
export function RouteCard({ from, to, price, waiting }: RouteCardProps) {
  const { t, locale, options } = usePage();
  const names = {
    from: from.structured_formatting.main_text,
    to: to.structured_formatting.main_text,
  };
  const facts: typeof WAITING | undefined = price && [
    [formatDistance(price.distance, locale), t("prices.distance")],
    [formatDuration(price.travel_time, locale), t("prices.travelTime")],
    [formatOffset(price.start_place.timezone, new Date(options.now)), t("prices.localTime")],
  ];
  return (
    <Card label={t("prices.route")} flush>
      {!options.hideMap && (
        <RoutePicture
          points={[...routePoints(from.geometry.location, to.geometry.location)]}
          title={t("prices.routePicture", names)}
        />
      )}
      <div className={css["way"]}>
        <RouteLine
          stops={[
            {
              key: "from",
              title: names.from,
              note: meeting(price, t) ?? from.structured_formatting.secondary_text,
            },
            { key: "to", title: names.to, note: to.structured_formatting.secondary_text },
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
      <p className={css["honest"]}>{t(price?.approximate ? "prices.routeApproximate" : "prices.routeScheme")}</p>
    </Card>
  );
}

function meeting(price: PriceItem | undefined, t: ReturnType<typeof usePage>["t"]): string | undefined {
  if (price === undefined || !price.terms.included.includes("meeting")) return undefined;
  const kind = endKindOf(price.start_place);
  return kind === "suburb" ? undefined : t(`prices.meet.${kind}`);
}
