import { YachtOrder } from "#web/features/hires/yacht-order.tsx";
import { Yachts } from "#web/screens/yachts/yachts.tsx";
import { Offer } from "./offer.tsx";
import { YachtOffer } from "./yacht-offer.tsx";

/** Pages of what a person answers by hand, and of yachts that were booked so, which few visitors see; they travel as one file. */
export const requestPages = { Offer, YachtOffer, YachtOrder, Yachts };
