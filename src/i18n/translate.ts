import { numberFormat } from "#i18n/number-format.ts";

/** Values for the arguments of a message. */
export type MessageValues = Readonly<Record<string, string | number>>;

type Count = { readonly value: number; readonly shown: string };

const rules = new Map<string, Intl.PluralRules>();

/**
 * Fills a message of the ICU subset we use: `{name}`, `{name, plural, offset:1 =0 {…} one {…} other {… # …}}` and
 * `{name, select, a {…} other {…}}`. A missing argument stays visible in braces.
 */
export function translate(message: string, values: MessageValues = {}, locale = "ru"): string {
  return message.includes("{") ? fill(message, values, locale) : message;
}

function fill(message: string, values: MessageValues, locale: string, count?: Count): string {
  let out = "";
  for (let at = 0; at < message.length; at++) {
    const char = message.charAt(at);
    if (char === "{") {
      const end = closing(message, at);
      out += argument(message.slice(at + 1, end), values, locale, count);
      at = end;
    } else out += char === "#" && count ? count.shown : char;
  }
  return out;
}

function argument(text: string, values: MessageValues, locale: string, count?: Count): string {
  const parts = /^\s*([\w-]+)\s*(?:,\s*(plural|select)\s*,([^]*))?$/.exec(text);
  const [, name = "", kind, body = ""] = parts ?? [];
  const value = values[name];
  if (!parts || value === undefined) return `{${text}}`;
  if (kind === undefined) return String(value);
  const offset = Number(/^\s*offset:(\d+)/.exec(body)?.[1] ?? 0);
  const branches = branchesOf(body);
  if (kind === "select") return fill(branches.get(String(value)) ?? branches.get("other") ?? "", values, locale, count);
  const number = Number(value);
  const own: Count = { value: number, shown: numberFormat(locale).format(number - offset) };
  const form = branches.get(`=${number}`) ?? branches.get(pluralForm(number - offset, locale)) ?? branches.get("other");
  return fill(form ?? "", values, locale, own);
}

function branchesOf(body: string): Map<string, string> {
  const branches = new Map<string, string>();
  for (let at = body.indexOf("{"), from = 0; at >= 0; at = body.indexOf("{", from)) {
    const end = closing(body, at);
    branches.set(/[\w=-]+(?=\s*$)/.exec(body.slice(from, at))?.[0] ?? "", body.slice(at + 1, end));
    from = end + 1;
  }
  return branches;
}

function closing(text: string, open: number): number {
  for (let at = open, depth = 0; at < text.length; at++) {
    if (text.charAt(at) === "{") depth++;
    else if (text.charAt(at) === "}" && --depth === 0) return at;
  }
  return text.length;
}

function pluralForm(number: number, locale: string): string {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return rule.select(number);
}
