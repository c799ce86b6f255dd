import { useSearch } from "wouter";
import type { OfferView } from "#contract/requests/offers.ts";
import { pageSearch } from "#contract/search-address.ts";
import type { RequestKind } from "#domain/requests/request-kind.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useFromTop } from "#web/lib/use-from-top.ts";
import { usePage } from "#web/page/page.tsx";

type OfferOverProps = { readonly kind: RequestKind; readonly offer: Pick<OfferView, "standing" | "order"> };

/** Says what became of an offer that cannot be accepted any more, and where to go from here. */
export function OfferOver({ kind, offer: { standing, order } }: OfferOverProps) {
  const { t, options } = usePage();
  const search = pageSearch(useSearch());
  useFromTop();
  if (standing === "open") return null;
  const texts = kind === "way" ? "offers" : "offers.yacht";
  return (
    <ErrorScreen
      title={t(`${texts}.over.${standing}`)}
      message={t(`${texts}.overHint.${standing}`)}
      action={
        order === null
          ? toStart(kind, { t, options, search })
          : {
              label: t("offers.toOrder"),
              href: `${options.basePath}/order/${order.order_id}${search}#key=${order.order_key}`,
            }
      }
    />
  );
}

type Place = Pick<ReturnType<typeof usePage>, "t" | "options"> & { readonly search: string };

/** Where a traveller looks for another ride or yacht. */
export function toStart(kind: RequestKind, { t, options, search }: Place) {
  return kind === "way"
    ? { label: t("offers.toFinder"), href: `${options.basePath}/finder${search}` }
    : { label: t("offers.yacht.toYachts"), href: `${options.basePath}/yacht${search}` };
}
