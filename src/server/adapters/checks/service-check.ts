import { exchangeJson, OutsideTrouble, type JsonAnswer, type JsonCall } from "#server/adapters/ask-json.ts";

/** What a check found: `off` where nothing is set. The words name no key, password or token. */
export interface ServiceCheck {
  readonly service: string;
  readonly state: "works" | "wrong" | "unknown" | "off";
  readonly words: string;
}

/** The result of a check before the service is named. */
export type Finding = Omit<ServiceCheck, "service">;

/** How checks wait and look up names. */
export interface CheckOptions {
  readonly patienceMs: number;
  /** The TXT records of a name; an empty list where there are none. */
  readonly textRecords: (name: string) => Promise<readonly string[]>;
  /** Under which name the provider of mail has its key in the DNS. */
  readonly dkimSelector?: string | undefined;
  /** Where Google keeps passes. */
  readonly googlePassesUrl?: string;
}

/** A service that does what it is set for. */
export const works = (words: string): Finding => ({ state: "works", words });
/** A service that does not, and what to do. */
export const wrong = (words: string): Finding => ({ state: "wrong", words });
/** What cannot be found out from here, and how else. */
export const unknown = (words: string): Finding => ({ state: "unknown", words });
/** A service that is not set, and what happens without it. */
export const off = (words: string): Finding => ({ state: "off", words });

const UNREACHABLE: readonly (readonly [RegExp, string])[] = [
  [
    /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ISSUER/,
    "its certificate is not accepted: it has expired, is signed by nobody known, or is for another name",
  ],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "its host name is not known: check the spelling and the DNS of this machine"],
  [/ECONNREFUSED/, "nothing listens at its address and port: check both, and that it runs"],
  [/EPROTO|WRONG_VERSION|SSL|TLS/, "it does not speak TLS there: check the port, and http or https"],
  [/no JSON|broken JSON/, "it answers with a page instead of data: check the address, and what stands in front of it"],
  [/leads to another address/, "it leads to another address: set that one, http or https included"],
  [/in time|ETIMEDOUT|TIMEOUT/, "it does not answer in time: check it, and the firewall on the way"],
];

/** Why a service cannot be reached, from the code or the words of an error that hold no secret. */
export function whyUnreachable(text: string): string {
  return UNREACHABLE.find(([pattern]) => pattern.test(text))?.[1] ?? text;
}

/** What a status means where it is a refusal; `key` names the setting that holds the key. */
export function refusalOf(status: number, key: string): string | undefined {
  if (status === 401) return `it refuses the key: check ${key}`;
  if (status === 402) return "there is no credit left on the account";
  if (status === 403)
    return `it does not allow this with the key: check ${key}, its rights and where it may be used from`;
  if (status === 429) return "the limit of calls is used up: wait, or raise it in the account";
  if (status >= 500) return `it is broken (status ${status}): ask whoever runs it`;
  return undefined;
}

/** Asks once and judges the answer; a service that cannot be reached is reported as such. */
export async function judged(
  url: URL,
  call: JsonCall,
  { patienceMs, judge }: { readonly patienceMs: number; readonly judge: (answer: JsonAnswer, ms: number) => Finding },
): Promise<Finding> {
  const startedAt = performance.now();
  try {
    const answer = await exchangeJson(url, AbortSignal.timeout(patienceMs), call);
    return judge(answer, Math.round(performance.now() - startedAt));
  } catch (error) {
    return unreachable(error);
  }
}

/** What is wrong with a service that gave no answer. */
export function unreachable(error: unknown): Finding {
  return wrong(error instanceof OutsideTrouble ? whyUnreachable(error.message) : "its answer makes no sense");
}
