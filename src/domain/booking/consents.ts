/** One document that somebody agreed to: its name, and the version and language that were shown. */
export interface Consent {
  readonly document: string;
  readonly version: string;
  readonly lang: string;
}
