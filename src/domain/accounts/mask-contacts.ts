const EMAIL = /[\p{L}\p{N}._%+-]+@ ?[\p{L}\p{N}-]+(?:\. ?[\p{L}\p{N}-]+)+/gu;
/** Ten digits and more, however they are set apart; a sum of money has fewer, and a moment has colons. */
const PHONE = /\+?\d(?:[\s\u00a0()\u2010-\u2013-]{0,2}\d){9,14}/g;
/** A number that says by its plus that it is one. */
const SHORT_PHONE = /\+\d(?:[\s\u00a0()\u2010-\u2013-]{0,2}\d){5,8}/g;

/** A text without phones and e-mails, for those who may not see them. */
export function maskContacts(text: string): string {
  return text.replace(EMAIL, "•••@•••").replace(PHONE, "•••").replace(SHORT_PHONE, "•••");
}
