import { createContext, use, type ComponentType } from "react";
import type { Suggestion } from "#contract/places.ts";

type LogoProps = { readonly mark: string; readonly word: string };

type PlaceIconProps = { readonly place: Pick<Suggestion, "types">; readonly size?: 20 };

/** What a folded search says of itself: the names of its places, and what else was asked for. */
export type SearchWords = { readonly from: string; readonly to?: string; readonly note?: string };

type SearchLineProps = SearchWords & {
  readonly onOpen: (open: true) => void;
};

/**
 * Parts that the server draws whole into the first page while their code, which the browser needs only to move on, loads
 * later.
 */
export type DrawnParts = {
  /** The screen for unknown URLs, and of a partner that sells no more. */
  readonly Missing: ComponentType;
  /** The driver with the sign, above the finder. */
  readonly HeroScene: ComponentType;
  /** What an empty finder promises. */
  readonly Promises: ComponentType;
  /** Shows a promotion over an empty finder. */
  readonly PromoWatch: ComponentType;
  /** Who sells, and on what terms. */
  readonly Footer: ComponentType;
  /** Log-in, or the account. */
  readonly AccountCorner: ComponentType;
  /** The other language, the currency, and the way to one's own trips. */
  readonly PageChoices: ComponentType;
  /** The sign of the product, in the header. */
  readonly Logo: ComponentType<LogoProps>;
  /** What stands above and below the finder of a partner. */
  readonly PartnerPart: ComponentType<{ readonly isBelow?: true }>;
  readonly PhoneMenu: ComponentType;
  /** What kind of place somebody chose. */
  readonly PlaceIcon: ComponentType<PlaceIconProps>;
  /** The last searches of this device; the server draws none, because it does not know them. */
  readonly RecentRow: ComponentType;
  /** Whether the traveller comes back. */
  readonly RoundTripBox: ComponentType;
  /** The search of a phone, folded into one line. */
  readonly SearchLine: ComponentType<SearchLineProps>;
  /** The sections of the product. */
  readonly TopMenu: ComponentType;
  /** When the car is to come. */
  readonly WhenField: ComponentType;
};

/** Provides the parts: as they are on the server, as lazy ones in the browser. */
export const DrawnPartsContext = createContext<DrawnParts | undefined>(undefined);

/** The parts that the server draws whole. */
export function useDrawnParts(): DrawnParts {
  const parts = use(DrawnPartsContext);
  if (parts === undefined) throw new Error("A component was drawn outside the page's providers");
  return parts;
}
