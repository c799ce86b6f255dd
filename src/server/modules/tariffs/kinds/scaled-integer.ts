/** A decimal text as an integer of so many digits after the point, without ever being a float; undefined when it is none. */
export function scaledInteger(text: string, digits: number): number | undefined {
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text.trim());
  const rest = match?.[3] ?? "";
  if (!match || rest.length > digits) return undefined;
  const value = BigInt((match[2] ?? "") + rest.padEnd(digits, "0"));
  const isSafe = value <= BigInt(Number.MAX_SAFE_INTEGER);
  // A minus before nothing is nothing.
  return isSafe ? Number(match[1] === "-" ? -value : value) : undefined;
}
