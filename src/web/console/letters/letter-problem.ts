import type { Console } from "#web/console/app/console.tsx";
/** What a letter is kept back by: a word of ours for what the mail server or the gateway said. */
export type LetterProblem = "silent" | "unsafe" | "logIn" | "later" | "address" | "refused" | "texts" | "ours";

const SILENT =
  /^(?:ESOCKET|ECONN\w*|ETIMEDOUT|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE|ESTREAM|EPROTOCOL)\b/;

/** What the kept code of a letter that did not go comes to: the name of the failure and the number that the mail server gave, where there are such. */
export function letterProblem(code: string): LetterProblem {
  const number = /\b([45])\d\d\b/.exec(code)?.[1];
  if (code.startsWith("gateway")) return "texts";
  if (code.startsWith("EAUTH") || code.startsWith("ENOAUTH") || code.startsWith("EOAUTH2")) return "logIn";
  if (code.startsWith("ETLS")) return "unsafe";
  if (number === "4") return "later";
  if (code.startsWith("EENVELOPE")) return "address";
  if (number === "5") return "refused";
  return SILENT.test(code) ? "silent" : "ours";
}

/** Why a letter did not go, in words with the code behind them; nothing where it went. */
export function problemWords(code: string | null, t: Console["t"]): string {
  return code === null || code === "" ? "" : `${t(`console.letters.problem.${letterProblem(code)}`)} (${code})`;
}
