import { expect, test as base, type ConsoleMessage, type Page } from "@playwright/test";
import { bundledView } from "./bundle-view.ts";

/**
 * Tests that share one page of one browser context in each worker, because a context for every test would cost
 * more than the test. Any message in the page's console, including violations of its policy, fails the test.
 */
export const test = base.extend<{ readonly sheet: Page }, { readonly shared: { page: Page; said: string[] } }>({
  shared: [
    async ({ browser }, use, info) => {
      const { baseURL, viewport, locale, contextOptions } = info.project.use;
      const context = await browser.newContext({
        ...contextOptions,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(viewport === undefined ? {} : { viewport }),
        ...(locale === undefined ? {} : { locale }),
        permissions: ["clipboard-read", "clipboard-write"],
      });
      await context.addInitScript({ content: await bundledView() });
      const page = await context.newPage();
      const said: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !isOfTools(message)) said.push(message.text());
      });
      page.on("pageerror", ({ message }) => {
        if (!message.startsWith("WebSocket closed")) said.push(message);
      });
      await use({ page, said });
      await context.close();
    },
    { scope: "worker" },
  ],
  sheet: async ({ shared, viewport }, use) => {
    await shared.page.setViewportSize(viewport ?? { width: 1280, height: 900 });
    await shared.page.emulateMedia({ forcedColors: null, reducedMotion: "reduce" });
    shared.said.length = 0;
    await use(shared.page);
    expect(shared.said, "complaints in the console").toEqual([]);
  },
});

/** Messages of Vite's development server, when a test is run against one. */
function isOfTools(message: ConsoleMessage): boolean {
  return /\[vite\]|^WebSocket connection/.test(message.text()) || message.location().url.endsWith("/favicon.ico");
}
