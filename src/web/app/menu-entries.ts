import type { PageOptions } from "#contract/page-options.ts";

/** The sections of the product: their names and their paths below the base path. */
const MENU = [
  { key: "transfer", path: "/finder" },
  { key: "rent", path: "/rent" },
  { key: "yacht", path: "/yacht" },
] as const;

/** The sections that are on for visitors; transfers always are, once anything is sold. */
export function menuOf({ features, isNotOpen }: Pick<PageOptions, "features" | "isNotOpen">): (typeof MENU)[number][] {
  if (isNotOpen) return [];
  return MENU.filter(({ key }) => key === "transfer" || features.includes(key));
}

/** The section a path below the base path belongs to; none for pages that belong to no section. */
export function menuEntryAt(path: string): (typeof MENU)[number]["key"] | undefined {
  if (/^\/(finder(\/.*)?|prices)?$/.test(path)) return "transfer";
  return MENU.find((entry) => `${path}/`.startsWith(`${entry.path}/`))?.key;
}
