import "#ui/base.css";
import { hydrateRoot } from "react-dom/client";
import type { PageOptions } from "#contract/page-options.ts";
import { pagePart } from "#web/page/page-part.ts";
import { askToLogIn } from "#web/page/page-state.ts";
import { App, startPage } from "./app.tsx";
import { takeToken } from "./take-token.ts";

const missing = pagePart(() => import("#web/screens/missing.tsx").then(({ Missing }) => Missing));

const root = document.getElementById("app");
const options = document.getElementById("page-options");
if (root === null || options === null) throw new Error("The page lacks its #app root or its #page-options");

const page = startPage(JSON.parse(options.textContent) as PageOptions, location.search);
takeToken(page.store);
if (page.options.loginRequired && page.store.getState().account === null) askToLogIn(page.store);
hydrateRoot(root, <App page={page} missing={missing.component()} />);
