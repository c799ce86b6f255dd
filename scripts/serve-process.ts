// A process of the server; the supervisor, `serve.ts`, starts it and ends it. A terminal and a service manager signal every
// process at once, but these end in order, so the signals are left to the supervisor.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

const { readEnv } = await import("#server/env.ts");
const { serveProcess } = await import("#server/processes/serve-process.ts");
serveProcess(process.argv[2] === "jobs" ? "jobs" : "web", readEnv(process.env));
