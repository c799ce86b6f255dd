/** The sections of the product: their names and their paths below the base path (APP-05). */
export const MENU = [
  { key: "transfer", path: "/finder" },
  { key: "rent", path: "/rent" },
  { key: "yacht", path: "/yacht" },
] as const;

/** The section a path below the base path belongs to; none for pages that belong to no section. */
export function menuEntryAt(path: string): (typeof MENU)[number]["key"] | undefined {
  if (/^\/(finder(\/.*)?|prices)?$/.test(path)) return "transfer";
  return MENU.find((entry) => path === entry.path || path.startsWith(`${entry.path}/`))?.key;
}
