import "#ui/base.css";
import { lazy } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageOptions } from "#contract/page-options.ts";
import type { DrawnParts } from "#web/page/drawn-parts.ts";
import { askToLogIn } from "#web/page/page-state.ts";
import { App, startPage } from "./app.tsx";
import type { pageFrame } from "./page-frame.ts";
import { takeToken } from "./take-token.ts";
import { untilItComes } from "./until-it-comes.ts";

/** The server has drawn these; each is taken over when its code has come. */
const Missing = lazy(() =>
  untilItComes(() => import("#web/screens/plain/missing.tsx").then((file) => ({ default: file.Missing }))),
);
const framePart = <Name extends keyof typeof pageFrame>(name: Name) =>
  lazy(() => untilItComes(() => import("./page-frame.ts").then((frame) => ({ default: frame.pageFrame[name] }))));

const PartnerPart = lazy(() =>
  untilItComes(() =>
    import("#web/features/partner-look/partner-part.tsx").then((file) => ({ default: file.PartnerPart })),
  ),
);

const root = document.getElementById("app");
const options = document.getElementById("page-options");
if (root === null || options === null) throw new Error("The page lacks #app or #page-options");

const page = startPage(JSON.parse(options.textContent) as PageOptions);
takeToken(page.store);
if (page.options.loginRequired && page.store.getState().account === null) askToLogIn(page.store);
const FRAMED = [
  "AccountCorner",
  "Footer",
  "HeroScene",
  "Logo",
  "PageChoices",
  "PhoneMenu",
  "PlaceIcon",
  "Promises",
  "PromoWatch",
  "RecentRow",
  "RoundTripBox",
  "SearchLine",
  "TopMenu",
  "WhenField",
] as const satisfies readonly (keyof typeof pageFrame)[];
// Named one by one they would be sent twice each.
const framed = Object.fromEntries(FRAMED.map((name) => [name, framePart(name)])) as unknown as Omit<
  DrawnParts,
  "Missing" | "PartnerPart"
>;
// From now on the page itself tells what is lost.
document.getElementById("script-lost")?.remove();
hydrateRoot(root, <App page={page} parts={{ ...framed, Missing, PartnerPart }} />);
