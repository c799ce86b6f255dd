import Fastify from "fastify";

/** A route that only answers with given bytes: it shows what the framework and the socket cost for a list of this size. */
const [port = "0", address = ""] = process.argv.slice(2);
const bytes = await (await fetch(address)).text();
const app = Fastify();
app.get("/", (_request, reply) => reply.type("application/json; charset=utf-8").send(bytes));
await app.listen({ host: "localhost", port: Number(port) });
process.stdout.write("ready\n");
