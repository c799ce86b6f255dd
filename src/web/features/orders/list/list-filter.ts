import { useLocation, useSearch } from "wouter";
import { withSearch } from "#web/page/with-search.ts";

/** Which trips of an account are listed. */
export type ListFilter = {
  readonly period: "upcoming" | "past";
  /** Statuses of the wire with commas, empty for any. */
  readonly status: string;
  readonly page: number;
};

/** Which trips an address of the list asks for; what it does not say, or says wrongly, is as on a first visit. */
export function readListFilter(search: string): ListFilter {
  const query = new URLSearchParams(search);
  return {
    period: query.get("period") === "past" ? "past" : "upcoming",
    status: /^[0-7](,[0-7]){0,7}$/.exec(query.get("status") ?? "")?.[0] ?? "",
    page: Number(/^[1-9]\d{0,4}$/.exec(query.get("page") ?? "")?.[0] ?? 1),
  };
}

/** What a list without a trip is empty of: trips of one status, or any at that time. */
export function emptyOf({ status, period }: Pick<ListFilter, "status" | "period">): "status" | ListFilter["period"] {
  return status === "" ? period : "status";
}

/** The page that is shown of so many: a page behind the last one, as of an old address, is the last one. */
export function shownPage(page: number, pages: number): number {
  return pages > 0 ? Math.min(page, pages) : page;
}

/** The filter in the address, so that a reload keeps it and Back leads to the one before, and how to change it. */
export function useListFilter(): readonly [ListFilter, (filter: ListFilter) => void] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const change = ({ period, status, page }: ListFilter) => {
    const named = {
      period: period === "past" ? period : undefined,
      status: status === "" ? undefined : status,
      page: page > 1 ? String(page) : undefined,
    };
    navigate(`${path}${withSearch(search, named)}`);
  };
  return [readListFilter(search), change];
}
