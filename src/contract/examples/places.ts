import { ENGLISH, MOSCOW, SHEREMETYEVO } from "#contract/examples/example-values.ts";
import type { Example } from "#contract/examples/example.ts";
import {
  checkLocationFromPlaces,
  findPlaces,
  findTransportNodes,
  getCountryByPoint,
  getNavigationPath,
  getPlace,
  getPlaceCredits,
} from "#contract/places.ts";

/** Calls of the first station. */
export const PLACES_EXAMPLES: readonly Example[] = [
  {
    id: "transport-nodes",
    endpoint: findTransportNodes,
    title: "An airport by its name",
    query: { ...ENGLISH, term: "sheremetyevo" },
  },
  {
    id: "places-find",
    endpoint: findPlaces,
    title: "A town by its name, where the other end is an airport",
    query: { ...ENGLISH, term: "Khimki", place_id: SHEREMETYEVO.id },
  },
  { id: "places-find-nothing", endpoint: findPlaces, title: "Nothing is found", query: { ...ENGLISH, term: "qqqqqq" } },
  { id: "place", endpoint: getPlace, title: "By its public id", params: { place_id: SHEREMETYEVO.id }, query: ENGLISH },
  {
    id: "place-by-number",
    endpoint: getPlace,
    title: "By the number that prices and trips carry",
    params: { place_id: SHEREMETYEVO.number },
    query: ENGLISH,
  },
  {
    id: "place-unknown",
    endpoint: getPlace,
    title: "A place that is not there",
    params: { place_id: "a1" },
    query: ENGLISH,
    refused: "place-unknown",
  },
  {
    id: "place-pinned",
    endpoint: getPlace,
    title: "With its pin moved",
    params: { place_id: MOSCOW.id },
    query: { ...ENGLISH, point: "55.7651,37.6055" },
  },
  {
    id: "place-pin-abroad",
    endpoint: getPlace,
    title: "With its pin across a border",
    params: { place_id: MOSCOW.id },
    query: { ...ENGLISH, point: "54.6872,25.2797" },
    refused: "pin-abroad",
  },
  { id: "place-credits", endpoint: getPlaceCredits, title: "Nothing was imported", query: ENGLISH },
  {
    id: "country",
    endpoint: getCountryByPoint,
    title: "A point in Moscow",
    query: { ...ENGLISH, point: MOSCOW.point },
  },
  {
    id: "country-malformed",
    endpoint: getCountryByPoint,
    title: "Not a point",
    query: { ...ENGLISH, point: "Moscow" },
    refused: "point-malformed",
  },
  {
    id: "location-inside",
    endpoint: checkLocationFromPlaces,
    title: "A stop near the start",
    query: ENGLISH,
    body: { place_ids: [SHEREMETYEVO.id, MOSCOW.id], place_id: "g550280" },
  },
  {
    id: "location-outside",
    endpoint: checkLocationFromPlaces,
    title: "A stop that is a trip of its own",
    query: ENGLISH,
    body: { place_ids: [SHEREMETYEVO.number, MOSCOW.id], place_id: "g498817" },
  },
  {
    id: "path",
    endpoint: getNavigationPath,
    title: "From Sheremetyevo to Moscow by way of Khimki",
    query: { ...ENGLISH, start_point: SHEREMETYEVO.point, finish_point: MOSCOW.point, additional_points: "55.9,37.43" },
  },
];
