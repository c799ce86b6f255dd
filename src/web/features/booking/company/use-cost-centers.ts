import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useApi } from "#web/api/api-context.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";

/** Cost centres per page. */
export const COST_CENTER_PAGE = 10;

/** The search waits this long after the last keystroke. */
export const COST_CENTER_DELAY_MS = 300;

/** The company's cost centres whose title contains a text, page after page until all have loaded. */
export function useCostCenters(title: string) {
  const api = useApi();
  const asked = useDelayed(title.trim(), COST_CENTER_DELAY_MS);
  const found = useInfiniteQuery({
    queryKey: ["cost-centers", asked],
    queryFn: ({ pageParam, signal }) =>
      api("searchCostCenters", { query: { title: asked, page: pageParam, limit: COST_CENTER_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page_data: { page, total_items: total } }) =>
      page * COST_CENTER_PAGE < total ? page + 1 : undefined,
    placeholderData: keepPreviousData,
  });
  const isRetrying = found.isError && found.isFetching && !found.isFetchingNextPage;
  return {
    items: found.data?.pages.flatMap(({ items }) => items) ?? [],
    total: found.data?.pages[0]?.page_data.total_items ?? 0,
    searching: asked !== title.trim() || found.isPending || found.isPlaceholderData || isRetrying,
    isFailed: found.isError && !found.isFetching,
    retry: () => void (found.isFetchNextPageError ? found.fetchNextPage() : found.refetch()),
    hasMore: found.hasNextPage,
    isLoadingMore: found.isFetchingNextPage,
    more: () => {
      if (found.hasNextPage && !found.isFetchingNextPage) void found.fetchNextPage();
    },
  };
}
