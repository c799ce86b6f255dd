import type { Locale } from "#domain/values/locale.ts";
import type { Env } from "#server/env.ts";

/** What stands in a text for `{operator}`, `{mail}` and `{site}`. */
type SellerInTexts = Readonly<Record<"operator" | "mail" | "site", string>>;

/** Who sells, as texts for travellers name it: the host and the operator's own mail stand in for what is not set. */
export function sellerInTexts({ seller, publicUrl, operatorMail }: Env, locale: Locale): SellerInTexts {
  const { name, mail } = seller.seller[locale];
  return { operator: name ?? new URL(publicUrl).host, mail: mail ?? operatorMail, site: publicUrl };
}
