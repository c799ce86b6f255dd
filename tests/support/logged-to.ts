/** Options of a test's server that writes what it logs into a list, a line an entry. */
export const loggedTo = (lines: string[]) => ({
  variables: { LOG_LEVEL: "info" },
  parts: { logStream: { write: (line: string) => void lines.push(line) } },
});
