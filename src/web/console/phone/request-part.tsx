import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useLocation } from "wouter";
import { formatGeoPoint } from "#domain/values/format-geo-point.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import type { DraftEnd, PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import css from "./request-part.module.css";

/** Where nobody drives, what was typed becomes a request of the inbox; an offer answers it there. */
export function RequestPart({ draft }: { readonly draft: PhoneDraft }) {
  const { t, api } = useConsole();
  const [, go] = useLocation();
  const address = useAddress();
  // The same words twice are the same request, also after a lost answer.
  const attempt = useRef<{ readonly said: string; readonly key: string }>(undefined);
  const { party, luggage, trips, comment, isReturn, accountId, partnerId } = draft;
  const [{ date, time, flight }] = trips;
  const wish = [
    time !== "" && t("console.phone.ask.time", { time }),
    t("console.phone.ask.people", { adults: party.adults, children: party.children, luggage }),
    flight,
    comment,
  ]
    .filter(Boolean)
    .join(". ");
  const body = {
    start: endOf(draft.from),
    finish: endOf(draft.to),
    ...(date !== "" && { date }),
    round_trip: isReturn,
    contact: { name: draft.name, phone: draft.phone, email: draft.email },
    text: wish,
    letter_lang: draft.lang,
    ...(accountId !== null && { account_id: accountId }),
    ...(partnerId !== null && { partner_id: partnerId }),
  };
  const ask = useMutation({
    mutationFn: async (asked: typeof body) => {
      const told = JSON.stringify(asked);
      if (attempt.current?.said !== told) attempt.current = { said: told, key: newAttemptKey() };
      return api("requestRouteFor", { body: asked, attempt: attempt.current.key });
    },
    networkMode: "always",
  });
  const isSame = ask.isSuccess && JSON.stringify(ask.variables) === JSON.stringify(body);
  const id = ask.data?.request_id;
  return (
    <div className={css["part"]}>
      <p>{t("console.phone.nobody")}</p>
      {isSame && id !== undefined ? (
        <>
          <p role="status">{t("console.phone.ask.done", { number: id })}</p>
          <BarButton onClick={() => go(address(`/console/requests/way/${id}`))}>
            {t("console.phone.ask.open")}
          </BarButton>
        </>
      ) : (
        <>
          <p className={css["lead"]}>{t("console.phone.ask.lead")}</p>
          <BarButton primary disabled={ask.isPending} onClick={() => ask.mutate(body)}>
            {t("console.phone.ask")}
          </BarButton>
        </>
      )}
      {ask.isError && (
        <p role="alert" className={css["failed"]}>
          {ask.error instanceof ApiError && ask.error.status > 0 ? ask.error.message : t("console.unknown")}
        </p>
      )}
    </div>
  );
}

function endOf({ place, address }: DraftEnd) {
  const { place_id: id = "", formatted_address: whole = "" } = place ?? {};
  const { lat, lng } = place?.geometry.location ?? { lat: 0, lng: 0 };
  return {
    place_id: id,
    title: [address, whole].filter(Boolean).join(", ").slice(0, 300),
    location: formatGeoPoint({ lat, lng }),
  };
}
