import { readFile } from "node:fs/promises";
import { sql, type Kysely, type Transaction } from "kysely";
import type { CarClass } from "#domain/prices/car-class.ts";
import type { Terms } from "#domain/prices/terms.ts";
import { RATE_SCALE, type Currency } from "#domain/values/money.ts";
import type { Tables } from "#server/database/tables.ts";

interface OperatorFile {
  readonly terms: Readonly<Record<string, Terms>>;
  readonly carClasses: readonly CarClass[];
  readonly providers: readonly ProviderEntry[];
  readonly rates: {
    readonly validOn: string;
    readonly base: Currency;
    readonly to: Readonly<Partial<Record<Currency, number>>>;
  };
}

interface ProviderEntry {
  readonly id: number;
  readonly titleRu: string;
  readonly titleEn: string;
  readonly country: string | null;
  readonly currency: Currency;
  readonly services: readonly ServiceEntry[];
  readonly tariffs: readonly TariffEntry[];
}

interface ServiceEntry {
  readonly id: number;
  readonly uid: string;
  readonly slug: string;
  readonly type: string;
  readonly category: string;
  readonly nameRu: string;
  readonly nameEn: string;
  readonly price: number;
  readonly defaultInclude: boolean;
}

interface TariffEntry {
  readonly id: number;
  readonly carClass: number;
  readonly base: number;
  readonly bands: readonly { readonly upToKm: number | null; readonly perKm: number }[];
  readonly perMinute: number;
  readonly minimum: number;
  readonly startFee: Readonly<Record<string, number>>;
  readonly stopFee: number;
  readonly maxStops: number;
  readonly maxKm: number;
  readonly leadMinutes: number;
  readonly terms: string;
}

/** Files count in whole units, the database in hundredths. */
const minor = (major: number): number => Math.round(major * 100);

/** Fills an empty database with the demo operator; one that already has providers is left alone. */
export async function seedOperator(db: Kysely<Tables>, file: string): Promise<boolean> {
  const operator = JSON.parse(await readFile(file, "utf8")) as OperatorFile;
  return db.transaction().execute(async (trx) => {
    // Two servers starting at once must not both find the tables empty.
    await sql`lock table providers in share row exclusive mode`.execute(trx);
    const known = await trx.selectFrom("providers").select("provider_id").limit(1).executeTakeFirst();
    if (known !== undefined) return false;
    await trx
      .insertInto("car_classes")
      .values(
        operator.carClasses.map((row) => ({
          car_class_id: row.id,
          title_ru: row.titleRu,
          title_en: row.titleEn,
          body: row.body,
          models: [...row.models],
          photo: row.photo,
          capacity: row.capacity,
          luggage: row.luggage,
        })),
      )
      .execute();
    for (const provider of operator.providers) await insertProvider(trx, operator, provider);
    const { rates } = operator;
    await trx
      .insertInto("exchange_rates")
      .values(
        Object.entries(rates.to).map(([target, rate]) => ({
          base: rates.base,
          target: target as Currency,
          rate_micro: Math.round(rate * RATE_SCALE),
          valid_on: rates.validOn,
        })),
      )
      .execute();
    return true;
  });
}

async function insertProvider(
  trx: Transaction<Tables>,
  operator: OperatorFile,
  provider: ProviderEntry,
): Promise<void> {
  const { id, country, currency } = provider;
  await trx
    .insertInto("providers")
    .values({
      provider_id: id,
      title_ru: provider.titleRu,
      title_en: provider.titleEn,
      rating_tenths: null,
      deleted: false,
    })
    .execute();
  await trx
    .insertInto("tariff_services")
    .values(
      provider.services.map((service) => ({
        service_id: service.id,
        provider_id: id,
        uid: service.uid,
        slug: service.slug,
        type: service.type,
        category: service.category,
        name_ru: service.nameRu,
        name_en: service.nameEn,
        price: minor(service.price),
        currency,
        default_include: service.defaultInclude,
      })),
    )
    .execute();
  await trx
    .insertInto("tariffs")
    .values(
      provider.tariffs.map((tariff) => ({
        tariff_id: tariff.id,
        version: 1,
        provider_id: id,
        car_class_id: tariff.carClass,
        country,
        currency,
        base: minor(tariff.base),
        bands: JSON.stringify(tariff.bands.map((band) => ({ upToKm: band.upToKm, perKm: minor(band.perKm) }))),
        per_minute: minor(tariff.perMinute),
        minimum: minor(tariff.minimum),
        start_fee: JSON.stringify(
          Object.fromEntries(Object.entries(tariff.startFee).map(([kind, fee]) => [kind, minor(fee)])),
        ),
        stop_fee: minor(tariff.stopFee),
        max_stops: tariff.maxStops,
        max_km: tariff.maxKm,
        lead_minutes: tariff.leadMinutes,
        terms: JSON.stringify(operator.terms[tariff.terms]),
      })),
    )
    .execute();
}
