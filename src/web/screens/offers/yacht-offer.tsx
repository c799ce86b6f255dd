import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { YachtOfferView } from "#contract/orders/yacht-offers.ts";
import { pageSearch } from "#contract/search-address.ts";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { refusedStatus } from "#web/api/failure-words.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { acceptDocuments } from "#web/features/booking/agree/accept-documents.ts";
import { HireWords } from "#web/features/hires/hire-words.tsx";
import { offerHeaders, takeOfferKey } from "#web/features/offers/offer-key.ts";
import { useFromTop } from "#web/lib/use-from-top.ts";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";
import { OpenYachtOffer } from "./open-yacht-offer.tsx";

/** An offer for a yacht, for whoever has its link: what it is, in which parts it is paid, and the button that accepts it. */
export function YachtOffer() {
  return (
    <HireWords>
      <WithQueries>
        <Keyed />
      </WithQueries>
    </HireWords>
  );
}

function Keyed() {
  const { t, locale, options } = usePage();
  const [path] = useLocation();
  const offerId = Number(/^\/yacht\/offer\/(\d{1,10})/.exec(path)?.[1] ?? 0);
  const [key] = useState(() => takeOfferKey(offerId));
  const search = pageSearch(useSearch());
  const api = useLastingApi();
  const plain = useApi();
  const client = useQueryClient();
  useTitle(t("common.title.missing", { title: t("hires.title") }));
  const query = useQuery({
    queryKey: ["yacht-offer", offerId],
    queryFn: ({ signal }) =>
      api("getYachtOffer", { params: { offer_id: offerId }, headers: offerHeaders(key), signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
  if (query.data !== undefined) {
    const offer = query.data;
    if (offer.standing !== "open") return <Over offer={offer} />;
    return (
      <OpenYachtOffer
        offer={offer}
        offerKey={key}
        documents={() => acceptDocuments("", { client, api: plain, locale })}
        onEnded={() => void query.refetch()}
      />
    );
  }
  if (!query.isError) return <ScreenWaiting />;
  const isUnknown = refusedStatus(query.error) === 404;
  return (
    <ErrorScreen
      title={t(isUnknown ? "hires.offer.unknown" : "hires.offer.failed")}
      message={t(isUnknown ? "hires.offer.unknownHint" : "hires.offer.failedHint")}
      action={
        isUnknown
          ? { label: t("hires.toYachts"), href: `${options.basePath}/yacht${search}` }
          : { label: t("common.retry"), onPress: () => void query.refetch() }
      }
    />
  );
}

/** Says what became of an offer that cannot be accepted any more, and where to go from here. */
function Over({ offer: { standing, order } }: { readonly offer: YachtOfferView }) {
  const { t, options } = usePage();
  const search = pageSearch(useSearch());
  useFromTop();
  if (standing === "open") return null;
  return (
    <ErrorScreen
      title={t(`hires.over.${standing}`)}
      message={t(`hires.overHint.${standing}`)}
      action={
        order === null
          ? { label: t("hires.toYachts"), href: `${options.basePath}/yacht${search}` }
          : {
              label: t("hires.toOrder"),
              href: `${options.basePath}/order/${order.order_id}${search}#key=${order.order_key}`,
            }
      }
    />
  );
}
