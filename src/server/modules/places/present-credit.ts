import type { getPlaceCredits } from "#contract/places.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";

type Credit = EndpointResult<typeof getPlaceCredits>[number];

/** Presents a credit, with the address in it apart, so that a page can make it a link. */
export function presentCredit(credit: string): Credit {
  const [url = null] = /https?:\/\/[^\s,;]+/.exec(credit) ?? [];
  const text = url === null ? credit : credit.replace(url, "").replace(/[\s,;]+$/, "");
  return { text: text === "" ? credit : text, url };
}
