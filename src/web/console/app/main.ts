import { QueryClient } from "@tanstack/react-query";
import type { ConsoleOptions } from "#contract/console-options.ts";
import { keepSession } from "#web/console/accounts/session-query.ts";
import { createAttendance } from "#web/console/api/attendance.ts";
import { createConsoleApi } from "#web/console/api/console-api.ts";
import { askFirst } from "./ask-first.ts";
import { textsOf } from "./texts-of.ts";

const root = document.getElementById("app");
const told = document.getElementById("console-options");
if (root === null || told === null) throw new Error("The page lacks its #app root or its #console-options");

const options = JSON.parse(told.textContent) as ConsoleOptions;
const { locale, company, credits, cardCurrencies, session } = options;
// What was shown stays while it is asked for again; each part says itself what failed. Nothing is queued for later: what is tried without a connection
// fails, and says so.
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});
const api = createConsoleApi(
  locale,
  createAttendance(window),
  () => void client.invalidateQueries({ queryKey: ["session"] }),
);

// What the first screen shows is asked for while the code that shows it still comes.
if (session) keepSession(client, session);
const asked = session ? askFirst(client, api, location) : Promise.resolve();
// Not awaited here: the code that draws needs what stands in this file, and would wait for its end.
void import("./draw-console.tsx").then(({ drawConsole }) =>
  drawConsole(root, { locale, company, credits, cardCurrencies, ...textsOf(options), api }, client, asked),
);
