/** Why the database of DATABASE_URL does not answer, and what to do about it; anything but a failed connection stays as it is. */
export function databaseTrouble(error: unknown): unknown {
  const { code = "", message = "" } = error as { readonly code?: string; readonly message?: string };
  // PostgreSQL's own codes of class 28 and 3D: who may not enter, and a database that is not there.
  const isRefused = /^(28|3D)/.test(code);
  const isUnreached = /^(ECONN|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT)/.test(code) || message.includes("timeout");
  if (!isRefused && !isUnreached) return error;
  const remedy = isRefused
    ? "Name a user with its password and a database that exists"
    : "Start that PostgreSQL, or name another one";
  return new Error(
    `The database of DATABASE_URL cannot be opened: ${message || code}.\n${remedy}, or leave DATABASE_URL away to use the embedded one.`,
    { cause: error },
  );
}
