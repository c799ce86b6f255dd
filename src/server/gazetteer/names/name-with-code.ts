/** A term that names a place twice: by words and by a code beside them. */
export interface NameWithCode {
  readonly code: string;
  readonly name: string;
  /** True for brackets, which can only hold a code. */
  readonly isCertain: boolean;
}

const IN_BRACKETS = /[([]\s*(\p{L}{3,4})\s*[)\]]/u;
const AT_AN_END = /^(?:([A-Z]{3})\s+(.+)|(.+?)[\s,]+([A-Z]{3}))$/;

/** Reads "London Heathrow (LHR)" and "Sheremetyevo SVO", the way lists and other software write airports. */
export function nameWithCode(term: string): NameWithCode | undefined {
  const bracketed = IN_BRACKETS.exec(term);
  if (bracketed?.[1] !== undefined) {
    const name = term.replace(bracketed[0], " ").trim();
    return name === "" ? undefined : { code: bracketed[1], name, isCertain: true };
  }
  const [, first, after = "", before = "", last] = AT_AN_END.exec(term.trim()) ?? [];
  const code = first ?? last;
  return code === undefined ? undefined : { code, name: after || before, isCertain: false };
}
