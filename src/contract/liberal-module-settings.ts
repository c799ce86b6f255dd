import { LOCALES } from "#domain/values/locale.ts";

const SWITCHES = ["show_benefits_block", "show_reviews_block", "mobile_app_info"];

/** Each text of a module is one member per language. */
const MODULE_TEXTS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) => ["header", "top_description", "bottom_description"].map((text) => `${text}_${locale}`)),
);

/** The forms of a switch that clients send. */
const SWITCH_VALUES: ReadonlyMap<unknown, number> = new Map<unknown, number>([
  [true, 1],
  ["true", 1],
  ["1", 1],
  [false, 0],
  ["false", 0],
  ["0", 0],
]);

/**
 * Converts the settings of a module to the schema's shape. An empty text stays, because it stands for the product's own
 * text or an empty list; null and an empty switch count as not given.
 */
export function liberalModuleSettings(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return raw;
  return Object.fromEntries(
    Object.entries(raw)
      .filter(([name, value]) => value !== null && !(value === "" && !isText(name)))
      .map(([name, value]) => [name, SWITCHES.includes(name) ? switchOf(value) : listOf(name, value)]),
  );
}

/** Whether an empty value of this member means something. */
function isText(name: string): boolean {
  return name === "usp_list" || MODULE_TEXTS.has(name);
}

function switchOf(value: unknown): unknown {
  return SWITCH_VALUES.get(value) ?? value;
}

function listOf(name: string, value: unknown): unknown {
  return name === "usp_list" && Array.isArray(value) ? value.join(",") : value;
}
