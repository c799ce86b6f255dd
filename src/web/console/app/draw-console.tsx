import "#ui/base.css";
import "./console.css";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { TooLongContext, type TooLongWords } from "#ui/too-long.ts";
import { ConsoleApp } from "./console-app.tsx";
import { ConsoleContext, type Console } from "./console.tsx";

/** So long the first draw waits for what was asked before: an answer that is nearly there spares drawing everything twice. */
const WAIT_MS = 100;

/** How the console says that a text is too long. Its texts are sent as they are, so every character counts. */
function tooLongWords({ t }: Console): TooLongWords {
  return (text, most) => {
    const { length: count } = [...text.trim()];
    return count > most ? t("booking.tooLong", { most, count }) : undefined;
  };
}

/** Draws the console once what its first screen shows has come, or is not about to. */
export async function drawConsole(root: HTMLElement, console: Console, client: QueryClient, asked: Promise<unknown>) {
  await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, WAIT_MS))]);
  createRoot(root).render(
    <ConsoleContext value={console}>
      <TooLongContext value={tooLongWords(console)}>
        <QueryClientProvider client={client}>
          <ConsoleApp />
        </QueryClientProvider>
      </TooLongContext>
    </ConsoleContext>,
  );
}
