import { YachtOrder } from "#web/features/hires/yacht-order.tsx";
import { AskedPages } from "./asked-pages.tsx";

/** Pages of what a person answers by hand, and of yachts that were booked so, which few visitors see; they travel as one file. */
export const requestPages = { AskedPages, YachtOrder };
