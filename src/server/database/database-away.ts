/**
 * PostgreSQL's codes of a lost or refused connection, of a server that shuts down, starts or has run out of room, of a statement
 * that took too long, and of one sent to a server that only reads after a failover; and the system's codes of a line that is cut.
 */
const CODES = /^(08|53|57P|57014$|25006$|25P03$)|^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH)$/;

/** What the driver says of such a connection, without a code. */
const WORDS =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired|Query read timeout)/;

/** Whether the database was away: nothing is wrong with what was asked, and soon it may be asked again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "" } = error as { readonly code?: unknown };
  return CODES.test(String(code)) || WORDS.test(error.message) || isDatabaseAway(error.cause);
}
