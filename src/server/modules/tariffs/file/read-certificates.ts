import { certificateUses } from "#domain/prices/certificate-uses.ts";
import type { Certificate } from "#domain/tariffs/tariff-book.ts";
import type { Currency } from "#domain/values/money.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { readValidity } from "#server/modules/tariffs/file/read-times.ts";
import { createSeenOnce } from "#server/modules/tariffs/file/seen-once.ts";
import { effectOf, orAny, whole } from "#server/modules/tariffs/kinds/number-kinds.ts";
import { CURRENCY, formed } from "#server/modules/tariffs/kinds/text-kinds.ts";

/** Three to forty letters, digits, dashes and underscores. */
const CODE = formed(/^[A-Za-z0-9][A-Za-z0-9_-]{2,39}$/, "WELCOME10");

/** More orders than any operator takes by one code. */
const USES = whole(1, 1_000_000);

/** The codes that take something off. */
export function readCertificates(root: Fields, currencies: ReadonlySet<Currency>): Certificate[] {
  const seen = createSeenOnce<string>();
  return root.maps("certificates", ["code", "off", "currency", "valid", "uses", "uses-per-email"]).map((fields) => {
    const code = fields.need("code", CODE);
    // Nobody remembers the case of a code, so two of the same letters are one.
    seen(fields, "code", code.toUpperCase());
    const effect = readOff(fields, currencies);
    return { code, effect, valid: readValidity(fields), ...readUses(fields, effect), line: fields.line };
  });
}

function readOff(fields: Fields, currencies: ReadonlySet<Currency>): Certificate["effect"] {
  const faults = fields.faults();
  const off = fields.need("off", effectOf(fields.glance("currency", CURRENCY) ?? CURRENCY.blank));
  // Whether a share or a sum was meant, nobody knows then.
  if (fields.faults() > faults) return { percent: 0 };
  if ("percent" in off) {
    if (off.percent < 0 || off.percent > 10_000) fields.problem("off", "tariffs.file.off-range");
    if (fields.has("currency")) fields.problem("currency", "tariffs.file.percent-without-currency");
    return off;
  }
  if (off.amount < 0) fields.problem("off", "tariffs.file.off-below-zero");
  const currency = fields.need("currency", CURRENCY);
  if (fields.has("currency") && !currencies.has(currency))
    fields.problem("currency", "tariffs.file.no-rate", { currency });
  return { amount: off.amount, currency };
}

function readUses(fields: Fields, effect: Certificate["effect"]): Pick<Certificate, "uses" | "usesPerEmail"> {
  const said = {
    ...(fields.has("uses") && { uses: fields.need("uses", orAny(USES)) }),
    ...(fields.has("uses-per-email") && { usesPerEmail: fields.need("uses-per-email", USES) }),
  };
  const { inAll, perEmail } = certificateUses({ effect, ...said });
  if (inAll !== null && perEmail !== null && perEmail > inAll) {
    fields.problem("uses-per-email", "tariffs.file.uses-per-email-above", { count: inAll });
  }
  return said;
}
