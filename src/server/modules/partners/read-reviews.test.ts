import { expect, test } from "vitest";
import { readReviews } from "#server/modules/partners/read-reviews.ts";

test("OPN-119: reviews are read with who wrote them and of which ride; one without a text is left out", () => {
  const body = "## Anna, Sheremetyevo → centre\n\nThe sign was there\nbefore me.\n\n## Mark\n\nOn time.\n\n## Nobody\n";
  expect(readReviews(body)).toEqual([
    { name: "Anna", ride: "Sheremetyevo → centre", text: "The sign was there before me." },
    { name: "Mark", text: "On time." },
  ]);
});
