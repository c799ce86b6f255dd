import type { FastifyInstance } from "fastify";

/** Takes an empty body that calls itself JSON for no body: libraries name the type whether they send anything or not. */
export function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}
