import { useEffect, useState } from "react";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { carKey } from "#web/trip/list/car-key.ts";
import { type PickedOffer } from "#web/trip/picked-offer.ts";

/** What the tabs of one browser tell each other; it never leaves the device. */
export type TabNews =
  | { readonly kind: "open" | "here" | "gone"; readonly tab: string; readonly trip: string }
  | { readonly kind: "ordered"; readonly tab: string; readonly trip: string; readonly orderId: number };

/** What other tabs do with the same trip. */
export type OtherTabs = { readonly open: readonly string[]; readonly orderId: number | undefined };

const CHANNEL = "nameboard-booking";
const TAB = newAttemptKey();
const NOBODY: OtherTabs = { open: [], orderId: undefined };

/** What is known of other tabs after news; news about another trip, or from this tab itself, changes nothing. */
export function heard(known: OtherTabs, news: TabNews, trip: string, self = TAB): OtherTabs {
  if (news.trip !== trip || news.tab === self) return known;
  if (news.kind === "ordered") return { ...known, orderId: news.orderId };
  const others = known.open.filter((tab) => tab !== news.tab);
  return { ...known, open: news.kind === "gone" ? others : [...others, news.tab] };
}

/** Two tabs have the same trip when the same car is on the form for the same places. */
export function tripName({ from, to, price, roundTrip, hours }: PickedOffer): string {
  return JSON.stringify([from.place_id, to.place_id, carKey(price), roundTrip, hours ?? 0]);
}

/** Tells the other tabs that a trip has been ordered. */
export function tellOrdered(offer: PickedOffer, orderId: number): void {
  const channel = openChannel();
  channel?.postMessage({ kind: "ordered", tab: TAB, trip: tripName(offer), orderId } satisfies TabNews);
  channel?.close();
}

/** What another tab does with the trip of this form; undefined while there is none. */
export function useOtherTab(offer: PickedOffer): OtherTabs | undefined {
  const trip = tripName(offer);
  const [known, setKnown] = useState<OtherTabs>(NOBODY);
  useEffect(() => {
    const channel = openChannel();
    if (channel === undefined) return undefined;
    const tell = (kind: "open" | "here" | "gone") => channel.postMessage({ kind, tab: TAB, trip } satisfies TabNews);
    channel.addEventListener("message", ({ data }: MessageEvent<TabNews>) => {
      if (data.kind === "open" && data.trip === trip && data.tab !== TAB) tell("here");
      setKnown((before) => heard(before, data, trip));
    });
    const leave = () => tell("gone");
    const come = () => tell("open");
    come();
    addEventListener("pagehide", leave);
    addEventListener("pageshow", come);
    return () => {
      leave();
      removeEventListener("pagehide", leave);
      removeEventListener("pageshow", come);
      channel.close();
      setKnown(NOBODY);
    };
  }, [trip]);
  return known.open.length === 0 && known.orderId === undefined ? undefined : known;
}

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    // A page without storage has none either.
    return undefined;
  }
}
