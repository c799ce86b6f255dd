import type { LargeMap as OfPage } from "#web/features/map/large-map.tsx";
import { RideMapPicture } from "#web/features/map/ride-map-picture.tsx";
import { WayNote } from "#web/features/map/way-note.tsx";

/** The sketch at its largest: the library of the large map draws in a worker, which no other site may load from us. */
export const LargeMap: typeof OfPage = ({ ride }) => (
  <>
    <RideMapPicture ride={ride} size="wide" />
    <WayNote ride={ride} />
  </>
);
