import { queryOptions } from "@tanstack/react-query";
import type { Locale } from "#domain/values/locale.ts";
import { drawYachtCards, YACHT_EXAMPLES, yachtCardsIn, type YachtCard } from "#domain/yachts/yacht-cards.ts";
import type { Api } from "#web/api/api-call.ts";

/** The cards of this load of the page; where too few have asked, or nobody can be asked about it, they are examples. */
export const recentYachtsQuery = (api: Api, locale: Locale) =>
  queryOptions({
    queryKey: ["recent yachts", locale],
    // Another load draws others.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      const asked = await api("findRecentYachts", { query: {} }).catch(() => []);
      const cards = asked.length > 0 ? (asked as readonly YachtCard[]) : yachtCardsIn(YACHT_EXAMPLES, locale);
      return { areExamples: asked.length === 0, cards: drawYachtCards(cards, Math.random) };
    },
  });
