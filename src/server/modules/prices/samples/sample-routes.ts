import {
  changeSampleRide,
  findSampleRides,
  priceSampleRides,
  removeSampleRide,
  saveSampleRide,
  type SampleRidesView,
} from "#contract/console/tester/sample-rides.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import { findPlace, placeAt, readPoint } from "#server/modules/places/index.ts";
import { changeSample, removeSample, saveSample } from "#server/modules/prices/samples/keep-sample.ts";
import { priceSamples } from "#server/modules/prices/samples/price-samples.ts";
import { findSamples } from "#server/modules/prices/samples/samples.repository.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import type { TestedCallers } from "#server/modules/prices/tester/price-test.ts";

/** The routes of sample rides. */
export function sampleRoutes(prices: PricesStation, callers: TestedCallers): Route[] {
  const answer = async ({ caller: { locale } }: { readonly caller: Caller }): Promise<SampleRidesView> => {
    const [samples, { book }] = await Promise.all([findSamples(prices.db), prices.book()]);
    const nameOf = (id: string | undefined, point: string | undefined): string => {
      const place =
        point === undefined ? findPlace(prices.gazetteer, id ?? "") : placeAt(prices.gazetteer, readPoint(point), id);
      return place === undefined ? "" : nameIn(place.name, locale);
    };
    return {
      samples: samples.map(({ question, ...sample }) => {
        const carClass = book.classes.find(({ id }) => id === sample.car_class_id);
        return {
          sample_id: sample.sample_id,
          name: sample.name,
          question,
          class_id: sample.car_class_id,
          car_class: carClass === undefined ? "" : nameIn(carClass.name, locale),
          start: nameOf(question.from, question.from_point),
          finish: question.hours === undefined ? nameOf(question.to, question.to_point) : "",
          currency: sample.currency,
          expected: sample.expected === null ? null : toMajor(sample.expected, sample.currency),
          author: sample.author,
          made_at: sample.made_at.getTime(),
        };
      }),
    };
  };
  return [
    route(findSampleRides, answer),
    route(priceSampleRides, async ({ caller }) => priceSamples(prices, callers, caller.locale)),
    deskRoute(prices, saveSampleRide, {
      act: async (trx, { body }, doer) => saveSample(prices, trx, body, doer),
      answer,
    }),
    deskRoute(prices, changeSampleRide, {
      act: async (trx, { params, body }) => changeSample(trx, params.sample_id, body),
      answer,
    }),
    deskRoute(prices, removeSampleRide, {
      act: async (trx, { params }) => removeSample(trx, params.sample_id),
      answer,
    }),
  ];
}
