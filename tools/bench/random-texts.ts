import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { randomTerms } from "./random-terms.ts";

const COUNT = 10_000;

/** Searches for texts that no traveller would type, and reports the slowest answer. */
export async function measureRandomTexts(dataDir: string): Promise<string> {
  const gazetteer = await loadGazetteer(dataDir);
  const times = randomTerms(COUNT).map((term, at) => {
    const start = performance.now();
    gazetteer.find({ term, locale: at % 2 === 0 ? "ru" : "en", limit: 10 });
    return performance.now() - start;
  });
  times.sort((a, b) => a - b);
  const share = (part: number): string => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(2);
  return `${COUNT} random texts, ours: p50 ${share(0.5)} ms, p99 ${share(0.99)} ms, max ${share(1)} ms`;
}
