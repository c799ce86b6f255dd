import type { Kysely } from "kysely";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PERSONAL_DATA_CONSENT } from "#domain/booking/consents.ts";
import type { Sold } from "#domain/partners/advantage-grants.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Named } from "#domain/values/named.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Accounts } from "#server/modules/accounts/index.ts";
import type { ReadPage } from "#server/modules/partners/sites/page-reader.ts";
import { loadWidgetTexts, type WidgetTexts } from "#server/modules/partners/widget-texts.ts";
import type { PraiseSettings } from "#server/settings/praise-settings.ts";

/** The context of the partners module. */
export interface Partners {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly accounts: Accounts;
  /** Accent colour of the server, `#RRGGBB`. */
  readonly accent: string;
  readonly texts: WidgetTexts;
  /** The operator's rating and apps. */
  readonly praise: PraiseSettings;
  /** What travellers of a partner are sold. */
  readonly sold: (partnerId: number) => Promise<Omit<Sold, "hasRating">>;
  /** The classes of the book in force. */
  readonly carClasses: () => Promise<readonly CarClassName[]>;
  /** Where our own pages are. */
  readonly ourPages: { readonly origin: string; readonly basePath: string };
  readonly readPage: ReadPage;
}

/** A car class by its number. */
interface CarClassName {
  readonly id: number;
  readonly name: Named;
}

/** What stands in a text for `{operator}`, `{mail}` and `{site}`. */
export type SellerInTexts = Readonly<Record<"operator" | "mail" | "site", string>>;

/** The dependencies of the partners module. */
export interface PartnersDeps extends Omit<Partners, "texts"> {
  /** Folder whose subfolder `texts` holds the operator's own texts. */
  readonly dataDir: string;
  /** The seller, as the texts name it. */
  readonly seller: (locale: Locale) => SellerInTexts;
}

const SHIPPED_TEXTS = fileURLToPath(new URL("../../../../data/texts", import.meta.url));

/** Reads the texts once: they are few, and the server is restarted after changing them. */
export async function createPartners({ dataDir, seller, ...deps }: PartnersDeps): Promise<Partners> {
  return { ...deps, texts: await loadWidgetTexts([SHIPPED_TEXTS, join(dataDir, "texts")], seller) };
}

/** The version of the consent to personal data on a site; undefined where the texts hold none. */
export function consentVersion({ texts }: Partners, locale: Locale, host: string | undefined): string | undefined {
  return texts({ path: PERSONAL_DATA_CONSENT, locale, carClassId: undefined, host })?.version;
}
