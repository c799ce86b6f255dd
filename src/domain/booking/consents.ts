/** One document that somebody agreed to: its name, and the version and language that were shown. */
export interface Consent {
  readonly document: string;
  readonly version: string;
  readonly lang: string;
}

/** The documents that are accepted by pressing the button; a line beside it says so and opens them. */
export const ACCEPTED_BY_ORDERING = ["offer", "terms"] as const;

/** The document that is agreed to by a box of its own. */
export const PERSONAL_DATA_CONSENT = "personal-data-consent";

/** Countries whose law wants consent to the use of personal data given apart, by an act of its own. */
const CONSENT_COUNTRIES: ReadonlySet<string> = new Set(["BY", "KG", "KZ", "RU", "UZ"]);

/** Whether travellers tick a box for their personal data; an operator that names no country is on the safe side. */
export function asksForConsent(operatorCountry: string): boolean {
  return operatorCountry === "" || CONSENT_COUNTRIES.has(operatorCountry.toUpperCase());
}

/** The consent to a document in this very version, in whatever language it was read. */
export function consentTo(
  consents: readonly Consent[],
  { document, version }: Pick<Consent, "document" | "version">,
): Consent | undefined {
  return consents.find((known) => known.document === document && known.version === version);
}

/** What was agreed to so far and one more document; a newer version takes the place of an older one. */
export function withConsent(consents: readonly Consent[], added: Consent): readonly Consent[] {
  return [...withoutConsent(consents, added.document), added];
}

/** How consent to personal data stands: the version that is asked for, and the one the account has given to it before. */
export interface AskedConsent {
  readonly version: string;
  readonly given: Consent | undefined;
}

/** The consent to personal data in the version that is asked for, by the box or by the account before. */
export function personalDataConsent(consents: readonly Consent[], asked: AskedConsent): Consent | undefined {
  return asked.given ?? consentTo(consents, { document: PERSONAL_DATA_CONSENT, version: asked.version });
}

/** Everything an order was agreed to with: what pressing the button accepts, and personal data where that is asked for. */
export function agreedAtPress(
  accepted: readonly Consent[],
  consents: readonly Consent[],
  asked: AskedConsent | undefined,
): readonly Consent[] {
  const personal = asked && personalDataConsent(consents, asked);
  return personal === undefined ? accepted : [...accepted, personal];
}

/** What was agreed to so far without one document. */
export function withoutConsent(consents: readonly Consent[], document: string): readonly Consent[] {
  return consents.filter((known) => known.document !== document);
}
