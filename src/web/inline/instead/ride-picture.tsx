import type { RidePicture as OfPage } from "#web/features/map/ride-picture.tsx";

/** The sketch of the direction: pictures of our server are for our own pages. */
export const RidePicture: typeof OfPage = ({ instead = null }) => instead;
