/** What stops the process; until the server's code has been read there is nothing to finish. */
let stop = (reason: string): void => {
  process.stdout.write(`\n${reason}: stopped before anything was started.\n`);
  process.exit(0);
};

process.on("SIGINT", () => stop("Ctrl-C"));
process.on("SIGTERM", () => stop("Asked to stop"));
process.on("SIGHUP", () => stop("The terminal is closed"));
// Nobody reads a terminal that was closed: output there is lost, and must not end the work.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

// Reading it takes a second or more, in which a signal would end the process without a word.
const { serve } = await import("./serve.ts");
const stopServing = serve();
stop = (reason) => void stopServing(reason);
