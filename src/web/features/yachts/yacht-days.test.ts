import { expect, test, vi } from "vitest";
import type { Page } from "#web/page/page.tsx";
import { yachtDays } from "./yacht-days.ts";

const t = ((key: string) => (key === "yachts.city.dubai" ? "Dubai" : key)) as Page["t"];

test("OPN-109, YAC-18: tomorrow is that of a city whose clock is known, and at any other place the browser's", () => {
  const evening = Date.UTC(2026, 10, 20, 20, 30);
  vi.stubEnv("TZ", "America/New_York");
  expect(yachtDays("Dubai", evening, t)).toMatchObject({ today: "2026-11-21", city: "dubai" });
  expect(yachtDays("Koh Phangan", evening, t)).toMatchObject({ today: "2026-11-20", city: undefined });
  vi.stubEnv("TZ", "Asia/Novosibirsk");
  expect(yachtDays("Koh Phangan", evening, t).today).toBe("2026-11-21");
  vi.unstubAllEnvs();
});
