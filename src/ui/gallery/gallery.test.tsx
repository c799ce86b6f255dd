import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { readGalleryOptions } from "#ui/gallery/gallery-options.ts";
import { Gallery } from "#ui/gallery/gallery.tsx";
import { SPECIMENS } from "#ui/gallery/specimens.ts";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/**
 * Draws the gallery for one query on the server, gives the HTML to the browser, lets React hydrate it and returns every
 * complaint.
 */
async function complaintsOf(search: string): Promise<string[]> {
  const complaints: string[] = [];
  const note = (...said: unknown[]) => void complaints.push(said.map(String).join(" "));
  vi.spyOn(console, "error").mockImplementation(note);
  vi.spyOn(console, "warn").mockImplementation(note);
  const gallery = <Gallery {...readGalleryOptions(search)} />;
  const container = document.createElement("div");
  container.innerHTML = renderToString(gallery);
  document.body.append(container);
  document.documentElement.removeAttribute("style");
  const root = hydrateRoot(container, gallery, { onRecoverableError: note });
  // Its first effect sets the colours on the root of the page.
  await vi.waitFor(() => expect(document.documentElement.style.length).toBeGreaterThan(0), { interval: 5 });
  root.unmount();
  container.remove();
  vi.restoreAllMocks();
  return complaints;
}

// The other two pairs of these are drawn and hydrated by `tests/kit/gallery.spec.ts`, which a complaint fails as well.
for (const { width, device, locale } of [
  { width: 1280, device: "a desk", locale: "en" },
  { width: 390, device: "a phone", locale: "ru" },
] as const) {
  test(`${locale}: HTML of the server becomes every specimen on ${device} without a complaint`, async () => {
    await page.viewport(width, 900);
    const complaints = await complaintsOf(`?lang=${locale}`);
    // Checks each specimen only after a complaint, to find out which one caused it.
    for (const { key } of complaints.length > 0 ? SPECIMENS : []) {
      complaints.push(...(await complaintsOf(`?lang=${locale}&only=${key}`)).map((one) => `${key}: ${one}`));
    }
    expect(complaints).toEqual([]);
  });
}

test("every specimen has its own key and title in both languages", () => {
  for (const own of [SPECIMENS.map(({ key }) => key), ...(["ru", "en"] as const).map(titlesIn)]) {
    expect(new Set(own).size).toBe(SPECIMENS.length);
  }
});

function titlesIn(locale: "ru" | "en"): readonly string[] {
  return SPECIMENS.map(({ title }) => title[locale]);
}
