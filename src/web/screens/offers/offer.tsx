import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { ErrorScreen } from "#ui/error-screen.tsx";
import { useApi } from "#web/api/api-context.ts";
import { refusedStatus } from "#web/api/failure-words.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { acceptDocuments } from "#web/features/booking/agree/accept-documents.ts";
import { offerHeaders, takeOfferKey } from "#web/features/offers/offer-key.ts";
import { OfferWords } from "#web/features/offers/offer-words.tsx";
import { usePage } from "#web/page/page.tsx";
import { useTitle } from "#web/page/use-title.ts";
import { ScreenWaiting } from "#web/screens/screen-waiting.tsx";
import { OfferOver } from "./offer-over.tsx";
import { OpenOffer } from "./open-offer.tsx";

/** An offer for a request, for whoever has its link: what it is, the details that are still needed, and the button that accepts it. */
export function Offer() {
  return (
    <OfferWords>
      <WithQueries>
        <Keyed />
      </WithQueries>
    </OfferWords>
  );
}

function Keyed() {
  const { t, locale } = usePage();
  const [path] = useLocation();
  const offerId = Number(/^\/offer\/(\d{1,10})/.exec(path)?.[1] ?? 0);
  const [key] = useState(() => takeOfferKey(offerId));
  const api = useLastingApi();
  const plain = useApi();
  const client = useQueryClient();
  useTitle(t("common.title.missing", { title: t("offers.title") }));
  const query = useQuery({
    queryKey: ["offer", offerId],
    queryFn: ({ signal }) => api("getOffer", { params: { offer_id: offerId }, headers: offerHeaders(key), signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });
  if (query.data !== undefined) {
    const offer = query.data;
    if (offer.standing !== "open") return <OfferOver offer={offer} />;
    return (
      <OpenOffer
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
      title={t(isUnknown ? "offers.unknown" : "offers.failed")}
      message={t(isUnknown ? "offers.unknownHint" : "offers.failedHint")}
      {...(!isUnknown && { action: { label: t("common.retry"), onPress: () => void query.refetch() } })}
    />
  );
}
