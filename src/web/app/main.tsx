import "#ui/base.css";
import { lazy } from "react";
import { hydrateRoot } from "react-dom/client";
import type { PageOptions } from "#contract/page-options.ts";
import { askToLogIn } from "#web/page/page-state.ts";
import { App, startPage } from "./app.tsx";
import type { pageFrame } from "./page-frame.ts";
import { takeToken } from "./take-token.ts";
import { untilItComes } from "./until-it-comes.ts";

/** The server has drawn these; each is taken over when its code has come. */
const Missing = lazy(() =>
  untilItComes(() => import("#web/screens/missing.tsx").then((screen) => ({ default: screen.Missing }))),
);
const framePart = <Name extends keyof typeof pageFrame>(name: Name) =>
  lazy(() => untilItComes(() => import("./page-frame.ts").then((frame) => ({ default: frame.pageFrame[name] }))));

const root = document.getElementById("app");
const options = document.getElementById("page-options");
if (root === null || options === null) throw new Error("The page lacks its #app root or its #page-options");

const page = startPage(JSON.parse(options.textContent) as PageOptions);
takeToken(page.store);
if (page.options.loginRequired && page.store.getState().account === null) askToLogIn(page.store);
const parts = {
  Missing,
  AccountCorner: framePart("AccountCorner"),
  Footer: framePart("Footer"),
  HeroScene: framePart("HeroScene"),
  PageChoices: framePart("PageChoices"),
  PhoneMenu: framePart("PhoneMenu"),
  PlaceIcon: framePart("PlaceIcon"),
  Promises: framePart("Promises"),
  PromoWatch: framePart("PromoWatch"),
  RecentRow: framePart("RecentRow"),
  RoundTripBox: framePart("RoundTripBox"),
  SearchLine: framePart("SearchLine"),
  TopMenu: framePart("TopMenu"),
  WhenField: framePart("WhenField"),
};
hydrateRoot(root, <App page={page} parts={parts} />);
