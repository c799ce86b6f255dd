import "#ui/base.css";
import "./console.css";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import type { ConsoleOptions } from "#contract/console-options.ts";
import { createAttendance } from "#web/console/api/attendance.ts";
import { createConsoleApi } from "#web/console/api/console-api.ts";
import { ConsoleApp } from "./console-app.tsx";
import { ConsoleContext, textsOf } from "./console.tsx";

const root = document.getElementById("app");
const told = document.getElementById("console-options");
if (root === null || told === null) throw new Error("The page lacks its #app root or its #console-options");

const options = JSON.parse(told.textContent) as ConsoleOptions;
const { locale, company } = options;
// What was shown stays while it is asked for again; each part says itself what failed. Nothing is queued for later: what is tried without a connection
// fails, and says so.
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

createRoot(root).render(
  <ConsoleContext
    value={{ locale, company, t: textsOf(options), api: createConsoleApi(locale, createAttendance(window)) }}
  >
    <QueryClientProvider client={client}>
      <ConsoleApp />
    </QueryClientProvider>
  </ConsoleContext>,
);
