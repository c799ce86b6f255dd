// Plain JavaScript for the oldest Node a machine may have: it explains what the rest needs. It is loaded
// before the program (node -r), so that a script of package.json stays one command: with two, a shell would
// stand between npm and the program, and a signal to npm would end the shell and leave the program behind.
const LEAST_NODE = 24;

if (Number(process.versions.node.split(".")[0]) < LEAST_NODE) {
  process.stderr.write(
    `Nameboard runs on Node ${LEAST_NODE} or newer, this is ${process.version}.\n` +
      'Run "npm ci" first: it brings the right one. Where npm has none for this system, install it.\n',
  );
  process.exit(1);
}

// Node keeps what it made of the sources, so that the next start need not compile them; programs that this one starts
// share it. Where the folder cannot be written, everything only takes a little longer.
const { join } = require("node:path");
process.env.NODE_COMPILE_CACHE ??= join(__dirname, "../.cache/compiled");
require("node:module").enableCompileCache(process.env.NODE_COMPILE_CACHE);
