import { requestYacht as requestYachtCall } from "#contract/yacht-requests.ts";
import { localeOf } from "#domain/values/locale.ts";
import { route, type Route } from "#server/http/route.ts";
import { requestYacht, type YachtRequests } from "#server/modules/yacht-requests/request-yacht.ts";

/** The route for yacht requests. */
export function yachtRequestRoutes(requests: YachtRequests): Route[] {
  return [
    route(requestYachtCall, async ({ params, query, body, caller }) => {
      // Old clients name the language only in the path, and a version there is not a language.
      const inPath = /^v\d$/.test(params.prefix) ? undefined : params.prefix;
      const locale = localeOf(query.lang ?? body.lang ?? inPath);
      return { request_id: await requestYacht(requests, body, { ...caller, locale }) };
    }),
  ];
}
