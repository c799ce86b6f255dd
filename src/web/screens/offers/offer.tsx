import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { OfferView } from "#contract/requests/offers.ts";
import { pageSearch } from "#contract/search-address.ts";
import type { RequestKind } from "#domain/requests/request-state.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { refusedStatus } from "#web/api/failure-words.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { acceptDocuments } from "#web/features/booking/agree/accept-documents.ts";
import { offerHeaders, takeOfferKey } from "#web/features/offers/offer-key.ts";
import { OfferWords } from "#web/features/offers/offer-words.tsx";
import { useFromTop } from "#web/lib/use-from-top.ts";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";
import { OpenWayOffer } from "./open-way-offer.tsx";
import { OpenYachtOffer } from "./open-yacht-offer.tsx";

type OfferProps = { readonly kind: RequestKind };

/** An offer for a request, for the holder of its link: what it is, the details that are still needed, and the button that accepts it. */
export function Offer({ kind }: OfferProps) {
  return (
    <OfferWords>
      <WithQueries>
        <Keyed kind={kind} />
      </WithQueries>
    </OfferWords>
  );
}

function Keyed({ kind }: OfferProps) {
  const { t, locale, options } = usePage();
  const [path] = useLocation();
  const offerId = Number(/\/offer\/(\d{1,10})/.exec(path)?.[1] ?? 0);
  const [offerKey] = useState(() => takeOfferKey(offerId));
  const search = pageSearch(useSearch());
  const api = useLastingApi();
  const plain = useApi();
  const client = useQueryClient();
  useTitle(t("common.title.missing", { title: t(kind === "way" ? "offers.title" : "offers.yacht.title") }));
  const query = useQuery({
    queryKey: ["offer", kind, offerId],
    queryFn: async ({ signal }) => {
      const asked = { params: { offer_id: offerId }, headers: offerHeaders(offerKey), signal };
      return kind === "way"
        ? { way: await api("getOffer", asked) }
        : { yacht: await api("getYachtOffer", asked), way: undefined };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const { data } = query;
  if (data !== undefined) {
    const offer = data.way ?? data.yacht;
    if (offer.standing !== "open") return <OfferOver kind={kind} offer={offer} />;
    const accepting = {
      offerKey,
      documents: () => acceptDocuments("", { client, api: plain, locale }),
      onEnded: () => void query.refetch(),
    };
    return data.way === undefined ? (
      <OpenYachtOffer offer={data.yacht} {...accepting} />
    ) : (
      <OpenWayOffer offer={data.way} {...accepting} />
    );
  }
  if (!query.isError) return <ScreenWaiting />;
  const isUnknown = refusedStatus(query.error) === 404;
  const retry = { label: t("common.retry"), onPress: () => void query.refetch() };
  return (
    <ErrorScreen
      title={t(isUnknown ? "offers.unknown" : "offers.failed")}
      message={t(isUnknown ? "offers.unknownHint" : "offers.failedHint")}
      action={isUnknown ? toStart(kind, { t, options, search }) : retry}
    />
  );
}

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
