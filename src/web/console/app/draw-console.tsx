import "#ui/base.css";
import "./console.css";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { ConsoleApp } from "./console-app.tsx";
import { ConsoleContext, type Console } from "./console.tsx";

/** So long the first draw waits for what was asked before: an answer that is nearly there spares drawing everything twice. */
const WAIT_MS = 100;

/** Draws the console once what its first screen shows has come, or is not about to. */
export async function drawConsole(root: HTMLElement, console: Console, client: QueryClient, asked: Promise<unknown>) {
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  createRoot(root).render(
    <ConsoleContext value={console}>
      <QueryClientProvider client={client}>
        <ConsoleApp />
      </QueryClientProvider>
    </ConsoleContext>,
  );
}
