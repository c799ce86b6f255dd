import { expect, test } from "vitest";
import type { Suggestion } from "#contract/places.ts";
import type { Api } from "#web/api/api-call.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { samplePlace } from "../../../../tests/support/sample-offer.ts";
import { countryQuery, nodesQuery, placesQuery, stopsQuery } from "./place-queries.ts";

/** A client that answers one thing, and what was asked of it. */
function answering(answer: unknown) {
  const asked: unknown[] = [];
  const api = ((name: string, { query }: { query: object }) => {
    asked.push([name, query]);
    return Promise.resolve(answer);
  }) as unknown as Api;
  return { api, asked };
}

test("PLC-14, PLC-15, OPN-131: both searches are asked with what was typed and with the id and the country of the other end", async () => {
  const { api, asked } = answering([]);
  const question = { term: "SVO", place_id: "g202", start_country: "Россия" };
  await createQueryClient().fetchQuery(nodesQuery(api, question));
  await createQueryClient().fetchQuery(placesQuery(api, question, "first"));
  expect(asked).toEqual([
    ["findTransportNodes", question],
    ["findPlaces", question],
  ]);
});

test("PLC-24: of a letter pasted in place of an address only so much is asked as the calls take", async () => {
  const { api, asked } = answering([]);
  const term = `Tverskaya 7, Moscow ${"and so on ".repeat(200)}`;
  for (const query of [nodesQuery(api, { term }), placesQuery(api, { term }, "first"), stopsQuery(api, { term })])
    await createQueryClient().fetchQuery(query);
  expect(asked).toEqual(
    ["findTransportNodes", "findPlaces", "findPlaces"].map((name) => [name, { term: term.slice(0, 300) }]),
  );
});

test("PLC-16: a place without a country gets the one of its point", async () => {
  const { api, asked } = answering({ title: "Россия", code: "RU" });
  const told: unknown[] = [];
  const onPlace = (id: string, place: Suggestion | null) => told.push([id, place?.country, place?.country_code]);
  await createQueryClient().fetchQuery(countryQuery(api, { ...samplePlace("g1"), country: "" }, onPlace));
  expect(asked).toEqual([["getCountryByPoint", { point: "55.5,37.25" }]]);
  expect(told).toEqual([["g1", "Россия", "RU"]]);
});
