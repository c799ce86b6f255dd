// Plain JavaScript for the oldest Node a machine may have: says in words what the rest needs. Loaded before the program
// (node -r), so that a script of package.json stays one command: with two, a shell stands between npm and the program,
// and a signal to npm ends the shell and leaves the program behind.
const LEAST_NODE = 24;

if (Number(process.versions.node.split(".")[0]) < LEAST_NODE) {
  process.stderr.write(
    `Nameboard runs on Node ${LEAST_NODE} or newer, this is ${process.version}.\n` +
      'Run "npm ci" first: it brings the right one. Where npm has none for this system, install it.\n',
  );
  process.exit(1);
}
