import { askJson, serviceUrl } from "#server/adapters/ask-json.ts";
import type { RideSource } from "#server/adapters/directions/ride-source.ts";
import { readValhalla, valhallaQuestion } from "#server/adapters/directions/valhalla-answer.ts";

/** Asks a Valhalla server for the route by car. */
export function createValhallaHttp({ url }: { readonly url: string }): RideSource {
  return {
    name: "valhalla",
    route: async (points, signal) =>
      readValhalla(await askJson(serviceUrl(url, "route"), signal, valhallaQuestion(points))),
  };
}
