import { useLocation } from "wouter";
import { Yachts } from "#web/screens/yachts/yachts.tsx";
import { Offer } from "./offer.tsx";
import { YachtOffer } from "./yacht-offer.tsx";

/** Pages of what a person answers by hand: of yachts, and of an offer for a ride or for a yacht (OPS-90, OPS-91). */
export function AskedPages() {
  const [path] = useLocation();
  if (!path.includes("/offer")) return <Yachts />;
  return path.startsWith("/yacht") ? <YachtOffer /> : <Offer />;
}
