import { useSearch } from "wouter";
import type { OfferView } from "#contract/orders/offers.ts";
import { pageSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useFromTop } from "#web/lib/use-from-top.ts";
import { usePage } from "#web/page/page.tsx";

/** Says what became of an offer that cannot be accepted any more, and where to go from here. */
export function OfferOver({ offer }: { readonly offer: OfferView }) {
  const { t, options } = usePage();
  const search = pageSearch(useSearch());
  const { standing, order } = offer;
  useFromTop();
  if (standing === "open") return null;
  return (
    <ErrorScreen
      title={t(`offers.over.${standing}`)}
      message={t(`offers.overHint.${standing}`)}
      action={
        order === null
          ? { label: t("offers.toFinder"), href: `${options.basePath}/finder${search}` }
          : {
              label: t("offers.toOrder"),
              href: `${options.basePath}/order/${order.order_id}${search}#key=${order.order_key}`,
            }
      }
    />
  );
}
