import { expect, it, vi } from "vitest";
import { erasePass } from "./pass-copy.ts";

it("erasing the last copy removes our service worker and leaves those of the rest of the site", async () => {
  const worker = (scope: string) => ({ scope, unregister: vi.fn(async () => true) });
  const ours = worker("https://site.example/booking/order/");
  const others = [worker("https://site.example/"), worker("https://site.example/booking/")];
  const cache = { delete: async () => true, keys: async () => [] };
  vi.stubGlobal("caches", { open: async () => cache, delete: async () => true });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistrations: async () => [...others, ours] } });
  vi.stubGlobal("location", new URL("https://site.example/booking/order/7"));

  await erasePass("/booking", "/booking/order/7");

  expect(ours.unregister).toHaveBeenCalledOnce();
  for (const { unregister } of others) expect(unregister).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
