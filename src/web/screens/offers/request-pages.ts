import { Yachts } from "#web/screens/yachts/yachts.tsx";
import { Offer } from "./offer.tsx";

/** Pages of what a person answers by hand, which few visitors see; they travel as one file. */
export const requestPages = { Offer, Yachts };
