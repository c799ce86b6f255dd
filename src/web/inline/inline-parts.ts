import { PlaceIcon } from "#web/features/places/place-icon.tsx";
import { RoundTripBox } from "#web/features/places/when/round-trip-box.tsx";
import { WhenField } from "#web/features/places/when/when-field.tsx";
import type { DrawnParts } from "#web/page/drawn-parts.ts";
import { SearchLine } from "#web/screens/search-line.tsx";

const Nothing = () => null;

/** What the finder is drawn of in another site's page: no head and foot of ours, and nothing remembered of its visitors. */
export const INLINE_PARTS: DrawnParts = {
  PlaceIcon,
  RoundTripBox,
  SearchLine,
  WhenField,
  AccountCorner: Nothing,
  Footer: Nothing,
  HeroScene: Nothing,
  Logo: Nothing,
  Missing: Nothing,
  PageChoices: Nothing,
  PartnerPart: Nothing,
  PhoneMenu: Nothing,
  Promises: Nothing,
  PromoWatch: Nothing,
  RecentRow: Nothing,
  TopMenu: Nothing,
};
