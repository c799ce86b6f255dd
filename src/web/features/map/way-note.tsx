import { useQuery } from "@tanstack/react-query";
import { useApi } from "#web/api/api-context.ts";
import { usePage } from "#web/page/page.tsx";
import type { MapRide } from "./map-ride.ts";
import { PictureCredit } from "./picture-credit.tsx";
import { ridePathQuery } from "./ride-path-query.ts";
import { wayRemark } from "./way-remark.ts";

/** What is said under a map: how far its line can be trusted, and whose data it shows. */
export function WayNote({ ride }: { readonly ride: MapRide }) {
  const { t } = usePage();
  const path = useQuery(ridePathQuery(useApi(), ride)).data;
  const remark = wayRemark(path);
  return <PictureCredit isMeasured={path?.approximate === false}>{remark && `${t(remark)}.`}</PictureCredit>;
}
