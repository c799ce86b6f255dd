import { keepPreviousData, useQuery, type QueryKey } from "@tanstack/react-query";

/** What an action would come to, asked for again whenever what is asked changes; the last answer stays in sight until the next has come. */
export function usePreview<Shown>(queryKey: QueryKey, ask: () => Promise<Shown>, isAsked = true) {
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: ask,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return {
    data,
    error,
    isError,
    isFetching,
    /** It is the answer to what is asked now. */
    isShown: data !== undefined && !isPlaceholderData && !isError && !isFetching,
    again: () => void refetch(),
  };
}
