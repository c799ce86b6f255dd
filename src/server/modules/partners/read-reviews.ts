import type { Praise } from "#contract/page-options.ts";

type Review = Praise["reviews"][number];

/** Reads what travellers wrote: a heading `## Name, ride` before each text. */
export function readReviews(body: string): readonly Review[] {
  return body
    .split(/^## +/m)
    .slice(1)
    .flatMap((part) => {
      const [head = "", ...lines] = part.split("\n");
      const [name = "", ...ride] = head.split(",").map((word) => word.trim());
      const text = lines.join(" ").replace(/\s+/g, " ").trim();
      if (name === "" || text === "") return [];
      return [{ name, text, ...(ride.length > 0 && { ride: ride.join(", ") }) }];
    });
}
