import { requestYacht as requestYachtCall } from "#contract/yacht-requests.ts";
import { localeOf } from "#server/http/caller.ts";
import { route, type Route } from "#server/http/route.ts";
import { requestYacht, type YachtRequests } from "#server/modules/yacht-requests/request-yacht.ts";

/** The call that asks for a yacht. */
export function yachtRequestRoutes(requests: YachtRequests): Route[] {
  return [
    route(requestYachtCall, async ({ params, query, body, caller }) => {
      // Old clients name the language by the path only; a version there is no language.
      const inPath = /^v\d$/.test(params.prefix) ? undefined : params.prefix;
      const locale = localeOf(query.lang ?? body.lang ?? inPath);
      return { request_id: await requestYacht(requests, body, { ...caller, locale }) };
    }),
  ];
}
