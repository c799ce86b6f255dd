import type { Suggestion } from "#contract/places.ts";
import { Card } from "#ui/card.tsx";
import { usePage } from "#web/page/page.tsx";
import { mapPoint, type MapRide } from "./map-ride.ts";
import { RideMapPicture } from "./ride-map-picture.tsx";
import { WayNote } from "./way-note.tsx";

/** The map of a ride that nobody sells, and what is known of its way. */
export function RideCard({ from, to }: { readonly from: Suggestion; readonly to: Suggestion }) {
  const { t, options } = usePage();
  const ride: MapRide = [mapPoint(from), mapPoint(to)];
  if (options.hideMap) return null;
  return (
    <Card label={t("prices.route")} flush>
      <RideMapPicture ride={ride} size="card" />
      <WayNote ride={ride} />
    </Card>
  );
}
