import { SERVICES_MOST } from "#domain/booking/extra-services.ts";
import { CONFIRM_HOURS } from "#domain/orders/confirmation.ts";
import type { BookProvider, BookService, TariffBook } from "#domain/tariffs/tariff-book.ts";
import { withFareIds, withRuleIds } from "#server/modules/tariffs/file/entry-ids.ts";
import type { FileContext } from "#server/modules/tariffs/file/file-context.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { readFares } from "#server/modules/tariffs/file/read-fares.ts";
import { readBlackouts, readClassIds, readRules } from "#server/modules/tariffs/file/read-rules.ts";
import { readTariffs } from "#server/modules/tariffs/file/read-tariffs.ts";
import { readTitle, TITLE_FIELDS } from "#server/modules/tariffs/file/title-fields.ts";
import { ID, sumOf, tenths, whole } from "#server/modules/tariffs/kinds/number-kinds.ts";
import { CURRENCY, FLAG, formed, oneOf } from "#server/modules/tariffs/kinds/text-kinds.ts";

const RATING_MAX = 5;
const UID = formed(
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  "7b1e0000-0000-4000-8000-000000009001",
);
const CONFIRMS = oneOf<"at-once" | "by-person">(["at-once", "by-person"]);
const WORD = formed(/^[a-z0-9][a-z0-9_-]*$/i, "infant_seat");

/** What a file says of those who drive. */
export type ProvidersPart = Pick<TariffBook, "providers" | "services" | "tariffs" | "fares" | "rules" | "blackouts">;

/** The providers of a file with all they sell. */
export function readProviders(root: Fields, context: FileContext): ProvidersPart {
  const known = [
    "id",
    ...TITLE_FIELDS,
    "currency",
    "rating",
    "confirms",
    "confirm-hours",
    "services",
    "tariffs",
    "fares",
    "rules",
    "blackouts",
  ];
  const parts = root.maps("providers", known).map((fields) => readProvider(fields, context));
  if (parts.length === 0) root.problem("providers", "tariffs.file.no-providers");
  return {
    providers: parts.map(({ provider }) => provider),
    services: parts.flatMap(({ services }) => services),
    tariffs: parts.flatMap(({ tariffs }) => tariffs),
    fares: withFareIds(parts.flatMap(({ fares }) => fares)),
    rules: withRuleIds(parts.flatMap(({ rules }) => rules)),
    blackouts: parts.flatMap(({ blackouts }) => blackouts),
  };
}

function readProvider(fields: Fields, context: FileContext) {
  const faults = fields.faults();
  const id = fields.need("id", ID);
  context.seenProvider(fields, "id", id);
  const isKnown = fields.faults() === faults;
  const currency = fields.need("currency", CURRENCY);
  if (fields.has("currency") && !context.currencies.has(currency))
    fields.problem("currency", "tariffs.file.no-rate", { currency });
  const provider: BookProvider = {
    id,
    name: readTitle(fields),
    currency,
    rating: fields.may("rating", tenths(0, RATING_MAX), null),
    ...readConfirms(fields),
    deleted: false,
  };
  const tariffs = readTariffs(fields, provider, context);
  if (tariffs.length === 0) fields.warning("", "tariffs.file.sells-nothing", { provider: id });
  const fares = readFares(fields, provider, tariffs, context);
  const rules = readRules(fields, provider, context);
  // Nobody knows whose they are.
  if (!isKnown) for (const { line } of [...tariffs, ...fares, ...rules]) context.broken.lines.add(line);
  return {
    provider,
    tariffs,
    services: readServices(fields, provider, context),
    fares,
    rules,
    blackouts: readBlackouts(fields, provider, context),
  };
}

/** Who confirms the provider's orders: nobody has to, unless the file says that a person does. */
function readConfirms(fields: Fields): Pick<BookProvider, "confirmHours"> {
  const faults = fields.faults();
  const confirms = fields.may("confirms", CONFIRMS, "at-once");
  const hours = fields.may("confirm-hours", whole(1, CONFIRM_HOURS.most), CONFIRM_HOURS.preset);
  if (confirms === "by-person") return { confirmHours: hours };
  // What was meant by a slip nobody knows.
  if (fields.has("confirm-hours") && fields.faults() === faults)
    fields.problem("confirm-hours", "tariffs.file.confirm-hours-at-once");
  return {};
}

function readServices(owner: Fields, provider: BookProvider, context: FileContext): BookService[] {
  const known = ["id", "uid", "slug", "type", "category", ...TITLE_FIELDS, "price", "included", "most", "classes"];
  return owner.maps("services", known).map((fields) => {
    const [id, uid] = [fields.need("id", ID), fields.need("uid", UID)];
    context.seenService(fields, "id", id);
    context.seenServiceUid(fields, "uid", uid);
    const most = fields.may("most", whole(1, SERVICES_MOST), 0);
    return {
      id,
      providerId: provider.id,
      uid,
      slug: fields.need("slug", WORD),
      type: fields.need("type", WORD),
      category: fields.need("category", WORD),
      name: readTitle(fields),
      price: fields.need("price", sumOf(provider.currency)),
      defaultInclude: fields.may("included", FLAG, false),
      ...(most > 0 && { most }),
      carClassIds: readClassIds(fields, context),
    };
  });
}
