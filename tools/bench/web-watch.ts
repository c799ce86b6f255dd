import type { Page } from "@playwright/test";

/** What a page has shown of itself since it was opened, or since it was last asked. */
type Watched = {
  /** When the largest content was painted, milliseconds after the start. */
  readonly paint: number;
  /** How far content was moved under the reader, as browsers count it. */
  readonly shifts: number;
  /** Tasks of more than 50 ms that the page was deaf for. */
  readonly tasks: readonly number[];
};

type Watching = { paint: number; shifts: number; tasks: number[] };

/** Watches a page from its first byte on. */
export async function watchPage(page: Page): Promise<() => Promise<Watched>> {
  await page.addInitScript(() => {
    const seen: Watching = { paint: 0, shifts: 0, tasks: [] };
    Object.assign(globalThis, { seenByBench: seen });
    const on = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void): void => {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    };
    on("largest-contentful-paint", ({ startTime }) => (seen.paint = startTime));
    on("layout-shift", ({ value = 0 }) => (seen.shifts += value));
    on("longtask", ({ duration }) => seen.tasks.push(duration));
  });
  return () =>
    page.evaluate(() => {
      const { seenByBench: seen } = globalThis as unknown as { seenByBench: Watching };
      return { ...seen, tasks: seen.tasks.splice(0) };
    });
}
