import { useSearch } from "wouter";
import { Button } from "#ui/button.tsx";
import type { RouteRequest as OfPage } from "#web/features/route-requests/route-request.tsx";
import { useOwnLink } from "#web/inline/use-own-link.ts";
import { usePage } from "#web/page/page.tsx";

/** A request names a person, so it is written on our own page. */
export const RouteRequest: typeof OfPage = () => {
  const { t } = usePage();
  const link = useOwnLink();
  return (
    <Button look="primary" wide {...link(`/finder?${useSearch()}`)}>
      {t("prices.request.open")}
    </Button>
  );
};
