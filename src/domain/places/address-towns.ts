/** A word with a digit is a house, a flat or a postcode, never the name of a town. */
const HAS_DIGIT = /\d/;

/**
 * Candidates for the town in a whole address, likeliest first: "221B Baker Street, London NW1 6XE, UK" gives "London UK",
 * then "London", then "UK". The first part is the street and is never tried.
 */
export function addressTowns(address: string): string[] {
  const parts = address
    .split(",")
    .slice(1)
    .map((part) =>
      part
        .split(/\s+/)
        .filter((word) => word !== "" && !HAS_DIGIT.test(word))
        .join(" "),
    )
    .filter((part) => part !== "");
  return parts.flatMap((part, at) => {
    const last = parts.at(-1);
    return at === parts.length - 1 || last === undefined ? [part] : [`${part} ${last}`, part];
  });
}
