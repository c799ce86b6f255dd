import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { usePage } from "#web/page/page.tsx";

/** The trip that the address of the list names is not in it: whoever has its link can still open it. */
export function NotListed({ id }: { readonly id: number }) {
  const { t, options } = usePage();
  const kept = pageSearch(useSearch());
  return (
    <ErrorScreen
      look="card"
      title={t("orders.list.notListed", { id })}
      message={t("orders.list.notListedHint")}
      action={{ label: t("missing.toOrder", { id }), href: `${options.basePath}/order/${id}${kept}` }}
    />
  );
}
