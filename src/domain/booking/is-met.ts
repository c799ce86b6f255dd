/** Whether the driver meets the traveller with a sign: where people arrive, and where meeting belongs to the ride. */
export function isMet(start: string, included: readonly string[]): boolean {
  return (start === "airport" || start === "station") && included.includes("meeting");
}

/** What a ride includes, without the meeting where nobody is met: at the traveller's own door. */
export function includedWhereMet<Name extends string>(start: string, included: readonly Name[]): readonly Name[] {
  return included.filter((name) => name !== "meeting" || isMet(start, included));
}
