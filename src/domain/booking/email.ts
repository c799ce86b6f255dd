/** Longest address a mail server must accept (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254;

const LOCAL_PART = String.raw`[^\s\p{C}\uFFFD@<>",;:\\()[\]]{1,64}`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?`;
/** A top-level domain has letters only, unless it is the ASCII form of an international one, such as `xn--p1ai`. */
const TOP_DOMAIN = String.raw`(?:\p{L}{2,63}|[xX][nN]--[A-Za-z0-9-]{1,58}[A-Za-z0-9])`;
const EMAIL = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+${TOP_DOMAIN}$`, "u");

/**
 * Whether the text has the form of an e-mail address: one `@`, a dotted domain, no spaces, control characters or header
 * breaks.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);
}
