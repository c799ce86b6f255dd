/** Endings of host names that count as English where nobody has named others (OPN-121). */
const ENGLISH_DOMAINS: readonly string[] = [".com", ".uk", ".io"];

/**
 * The links of the app shops that a page shows (USP-52): the English ones on a host that ends in one of `englishDomains`, the
 * Russian ones on every other. The host alone decides, never the language of the page, so `rides.kz` read in English links to the
 * Russian shop; a bare name or address such as `localhost` is under no English domain and is non-English too.
 */
export function storeLinksFor<Links>(
  host: string,
  links: { readonly ru: Links; readonly en: Links },
  englishDomains: readonly string[] = ENGLISH_DOMAINS,
): Links {
  const name = host.replace(/\.?(:\d+)?$/, "").toLowerCase();
  return englishDomains.some((ending) => name.endsWith(ending.toLowerCase())) ? links.en : links.ru;
}
