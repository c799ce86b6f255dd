import { askJson, serviceUrl, type Question } from "#server/adapters/ask-json.ts";
import type { RideSource } from "#server/adapters/directions/ride-source.ts";
import { readValhalla, valhallaQuestion } from "#server/adapters/directions/valhalla-answer.ts";

/** Asks a Valhalla server for the route by car. */
export function createValhallaHttp({
  url,
  userAgent,
}: { readonly url: string } & Pick<Question, "userAgent">): RideSource {
  return {
    name: "valhalla",
    route: async (points, signal) =>
      readValhalla(await askJson(serviceUrl(url, "route"), signal, { body: valhallaQuestion(points), userAgent })),
  };
}
