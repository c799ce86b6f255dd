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

/**
 * What is wrong with an address typed on our pages. "alphabet" is a letter of another alphabet, "two" more than one address, and
 * "unfinished" one that lacks its end.
 */
export type EmailFault = "unfinished" | "two" | "comma" | "space" | "alphabet" | "sign";

/** A typed address: the one that mail goes to, or why there is none. */
export type TypedEmail = { readonly email: string } | { readonly fault: EmailFault };

const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Signs around an address in letters and lists: brackets, quotes, and the stop behind it. */
const AROUND = /^[\s<>"'«»“”„()[\].,;:]+|[\s<>"'«»“”„()[\].,;:]+$/g;
const CYRILLIC = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const LATIN = /\p{Script=Latin}/u;
/** Letters that look the same in two alphabets. */
const LOOK_ALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [..."аеорсухіѕјАВЕКМНОРСТУХІЅЈ"].map((letter, at) => [letter, "aeopcyxisjABEKMHOPCTYXISJ".charAt(at)]),
);

/**
 * Reads an address typed or pasted on our pages. What can be read without doubt is: "mailto:a@b.ru", "Anna <a@b.ru>", spaces
 * around it, a comma for the only dot, a look-alike letter in a word of the other alphabet. Anything else is asked back.
 */
export function judgeEmail(typed: string): TypedEmail {
  const text = typed.replace(UNSEEN, "").normalize("NFKC").replace(/\s+/g, " ").trim();
  const signs = text.split("@").length - 1;
  if (signs > 1) return judgeSeveral(text);
  const [bracketed = ""] = /(?<=<)[^<>]*@[^<>]*(?=>)/.exec(text) ?? [];
  const email = asMeant(bare(bracketed === "" ? text.replace(/^[^@]*: /, "") : bracketed));
  return isEmail(email) && !mixesAlphabets(email) ? { email } : { fault: faultOf(email) };
}

/** A typed address as mail is sent to it; one that cannot be read stays as it is. */
export function readEmail(typed: string): string {
  const judged = judgeEmail(typed);
  return "email" in judged ? judged.email : typed.trim();
}

/** What is wrong with a typed address; undefined for one that can be read. */
export function emailFault(typed: string): EmailFault | undefined {
  const judged = judgeEmail(typed);
  return "fault" in judged ? judged.fault : undefined;
}

/** Domains that are next to nothing but a slip, and what was meant. Whoever owns one of them is only asked, never corrected. */
const SLIPS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "gmail.com":
      "gmail.con gmail.cmo gmail.cm gmail.co gmail.om gmai.com gmal.com gmial.com gmil.com gamil.com gnail.com gmaill.com",
    "yandex.ru": "yandex.r yandex.u yandex.rul yandx.ru yadex.ru yanex.ru yndex.ru yandeks.ru yandex.con",
    "mail.ru": "mail.r mail.u mail.rul mial.ru maill.ru mail.con",
    "icloud.com": "icloud.con icloud.co iclod.com",
    "hotmail.com": "hotmail.con hotmail.co hotmial.com hotmal.com",
    "outlook.com": "outlook.con outlook.co outlok.com",
    "yahoo.com": "yahoo.con yahoo.co yaho.com yhoo.com",
    "rambler.ru": "rambler.r ramler.ru",
  }).flatMap(([meant, slips]) => slips.split(" ").map((slip) => [slip, meant])),
);

/** The address that a typed one was probably meant to be, for its writer to take or leave; undefined where nothing seems amiss. */
export function meantEmail(typed: string): string | undefined {
  const judged = judgeEmail(typed);
  const [, local, domain = ""] = /^(.+)@(.+)$/.exec("email" in judged ? judged.email : typed.trim()) ?? [];
  const slip = domain.toLowerCase();
  return Object.hasOwn(SLIPS, slip) ? `${local}@${SLIPS[slip]}` : undefined;
}

/** Two addresses are a doubt, unless they are the same one, as when a link was copied with its text. */
function judgeSeveral(text: string): TypedEmail {
  const parts = text.split(/[\s,;|/<>()]+/).filter((part) => part.includes("@"));
  if (parts.length === 1) return { fault: "sign" };
  const emails = parts.map((part) => judgeEmail(part));
  const [first] = emails;
  const same = new Set(emails.map((one) => ("email" in one ? one.email.toLowerCase() : one)));
  return first !== undefined && "email" in first && same.size === 1 ? first : { fault: "two" };
}

function bare(text: string): string {
  return text
    .replace(AROUND, "")
    .replace(/^mailto: ?/i, "")
    .replace(/\?(subject|body|cc|bcc)=.*$/i, "");
}

/** The address with the slips of a keyboard undone, as far as each can only be one thing. */
function asMeant(text: string): string {
  const [local = "", domain = "", ...more] = text.split(/ ?@ ?/);
  if (domain === "" || more.length > 0) return text;
  const dotted = /^[^.,ю]+( ?[.,] ?|ю)[^.,ю]+$/.test(domain) && !(/ю/.test(domain) && !LATIN.test(domain));
  const labels = (dotted ? domain.replace(/ ?[.,ю] ?/, ".") : domain).split(".");
  // A wrong guess at the last label would be another country.
  const read = labels.map((label, at) => (at === labels.length - 1 ? label : inOneAlphabet(label)));
  return `${inOneAlphabet(local)}@${read.join(".")}`;
}

/** A word of two alphabets without its look-alikes, where that leaves one. */
function inOneAlphabet(word: string): string {
  if (!LATIN.test(word) || !CYRILLIC.test(word)) return word;
  const read = [...word].map((letter) => LOOK_ALIKES[letter] ?? letter).join("");
  return CYRILLIC.test(read) ? word : read;
}

/** No address has two alphabets in a word, a name in one of them at a domain in Latin letters, or a Latin domain that ends in one. */
function mixesAlphabets(email: string): boolean {
  const [local = "", domain = ""] = email.split("@");
  const labels = domain.split(".");
  const [before = "", last = ""] = labels.slice(-2);
  return (
    [local, ...labels].some((word) => LATIN.test(word) && CYRILLIC.test(word)) ||
    (CYRILLIC.test(local) && !CYRILLIC.test(domain)) ||
    (CYRILLIC.test(last) && LATIN.test(before))
  );
}

function faultOf(text: string): EmailFault {
  const [local = "", domain = ""] = text.split("@");
  const isWhole = local !== "" && /^[^.]+(\.[^.]+)*\.[^.]{2,}$/.test(domain);
  if (/[,;]/.test(text)) return "comma";
  if (/\s/.test(text)) return "space";
  if (mixesAlphabets(text)) return "alphabet";
  return isWhole || /\.\./.test(domain) ? "sign" : "unfinished";
}

/** Shortens `anna@example.com` to `a***@example.com`. */
export function shortEmail(email: string): string {
  return email.replace(/^(.).*@/u, "$1***@");
}
