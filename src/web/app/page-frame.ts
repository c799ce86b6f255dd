import { Logo } from "#ui/logo.tsx";
import { AccountCorner } from "#web/features/accounts/account-corner.tsx";
import { HeroScene } from "#web/features/hero/hero-scene.tsx";
import { Promises } from "#web/features/hero/promises.tsx";
import { PlaceIcon } from "#web/features/places/place-icon.tsx";
import { RecentRow } from "#web/features/places/recent-row.tsx";
import { RoundTripBox } from "#web/features/places/when/round-trip-box.tsx";
import { WhenField } from "#web/features/places/when/when-field.tsx";
import { PromoWatch } from "#web/features/promo/promo-watch.tsx";
import { SearchLine } from "#web/screens/search-line.tsx";
import { Footer } from "./footer.tsx";
import { PageChoices } from "./page-choices.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { replayEarlyInput } from "./replay-early-input.ts";
import { TopMenu } from "./top-menu.tsx";

/** What stands on the first page and looks right as the server has drawn it; the browser loads its code in one piece, later. */
export const pageFrame = {
  AccountCorner,
  Footer,
  HeroScene,
  Logo,
  PageChoices,
  PhoneMenu,
  PlaceIcon,
  Promises,
  PromoWatch,
  RecentRow,
  RoundTripBox,
  SearchLine,
  TopMenu,
  WhenField,
};

// The parts must have been handed to the page first.
if (typeof window !== "undefined") setTimeout(replayEarlyInput);
