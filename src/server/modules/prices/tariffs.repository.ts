import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import type { ProviderService, TariffBook } from "#server/modules/prices/tariff-book.ts";

/** Reads everything that prices are made of. */
export async function readTariffBook(db: Kysely<Tables>): Promise<TariffBook> {
  const [tariffs, classes, providers, services, rates] = await Promise.all([
    db.selectFrom("tariffs").selectAll().orderBy("tariff_id").execute(),
    db.selectFrom("car_classes").selectAll().orderBy("car_class_id").execute(),
    db.selectFrom("providers").selectAll().where("deleted", "=", false).execute(),
    db.selectFrom("tariff_services").selectAll().orderBy("service_id").execute(),
    db.selectFrom("exchange_rates").selectAll().execute(),
  ]);
  const known = new Set(providers.map((provider) => provider.provider_id));
  const serviceRows: ProviderService[] = services.map((row) => ({
    id: row.service_id,
    providerId: row.provider_id,
    uid: row.uid,
    slug: row.slug,
    type: row.type,
    category: row.category,
    nameRu: row.name_ru,
    nameEn: row.name_en,
    price: row.price,
    currency: row.currency,
    defaultInclude: row.default_include,
  }));
  return {
    tariffs: tariffs
      .filter((row) => known.has(row.provider_id))
      .map((row) => ({
        id: row.tariff_id,
        version: row.version,
        providerId: row.provider_id,
        carClassId: row.car_class_id,
        country: row.country,
        currency: row.currency,
        base: row.base,
        bands: row.bands,
        perMinute: row.per_minute,
        minimum: row.minimum,
        startFee: row.start_fee,
        stopFee: row.stop_fee,
        maxStops: row.max_stops,
        maxKm: row.max_km,
        leadMinutes: row.lead_minutes,
        terms: row.terms,
      })),
    classes: new Map(
      classes.map((row) => [
        row.car_class_id,
        {
          id: row.car_class_id,
          titleRu: row.title_ru,
          titleEn: row.title_en,
          body: row.body,
          models: row.models,
          photo: row.photo,
          capacity: row.capacity,
          luggage: row.luggage,
        },
      ]),
    ),
    providers: new Map(
      providers.map((row) => [
        row.provider_id,
        {
          id: row.provider_id,
          titleRu: row.title_ru,
          titleEn: row.title_en,
          rating: row.rating_tenths === null ? null : row.rating_tenths / 10,
        },
      ]),
    ),
    services: Map.groupBy(serviceRows, (service) => service.providerId),
    rates: new Map(rates.map((row) => [`${row.base}-${row.target}`, row.rate_micro])),
  };
}
