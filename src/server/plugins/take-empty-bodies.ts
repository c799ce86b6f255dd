import type { FastifyInstance } from "fastify";

/** Treats an empty body that claims to be JSON as none: some libraries send the type even without a body. */
export function takeEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, body.toString(), done);
  });
}
