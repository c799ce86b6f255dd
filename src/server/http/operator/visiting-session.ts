import type { FastifyInstance, FastifyRequest } from "fastify";
import type { getStaffSession } from "#contract/console/staff/get-staff-session.ts";
import { OPERATOR_PREFIX, type EndpointResult } from "#contract/wire/endpoint.ts";
import { credentialsOf } from "#server/http/caller.ts";

/** Who opens a page of the console, asked by the call that says it, which alone decides; nothing where it refuses, and its page then asks by itself. */
export async function visitingSession(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<EndpointResult<typeof getStaffSession> | undefined> {
  const { headers, host, ip } = request;
  const { cookie = "", "user-agent": agent } = headers;
  if (credentialsOf(request).cookie === null) return undefined;
  const answer = await app.inject({
    method: "GET",
    url: `${OPERATOR_PREFIX}/session`,
    // Whoever follows a link to the console opens a page of ours; the site with the link reads nothing of it.
    headers: { cookie, host, ...(agent !== undefined && { "user-agent": agent }) },
    remoteAddress: ip,
  });
  if (answer.statusCode !== 200) return undefined;
  return answer.json<{ readonly result: EndpointResult<typeof getStaffSession> }>().result;
}
