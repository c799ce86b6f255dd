import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { NewPrice } from "#contract/prices/bonus.ts";
import { readEmail } from "#domain/booking/email.ts";
import { servicesBody } from "#domain/booking/ordered-services.ts";
import { useConsole } from "#web/console/app/console.tsx";
import type { PhoneDraft } from "#web/console/phone/draft/phone-draft.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { sumTrips, type OrderSum } from "./order-sum.ts";

/** What a certificate does to the sum of a draft. */
export interface CertificateTaken {
  readonly taken: readonly NewPrice[] | undefined;
  readonly isAsking: boolean;
  readonly error: unknown;
}

/** Asks what the code of a draft takes off; asked again whenever its price may be another one. */
export function useCertificate(draft: PhoneDraft, sum: OrderSum | undefined): CertificateTaken {
  const { api } = useConsole();
  const email = readEmail(useDelayed(draft.email, 400));
  const { certificate: code, accountId, partnerId } = draft;
  const stops = draft.stops.filter((stop) => stop !== null).length;
  const body = {
    hash: code,
    currency: sum?.currency ?? "",
    data_prices: (sum === undefined ? [] : sumTrips(sum)).map(({ price, way }) => ({
      price_audit_id: price.price_id,
      number_subaddress: way === 0 ? stops : 0,
      additional_services: servicesBody(price, draft),
    })),
    ...(email !== "" && { email }),
    ...(accountId !== null && { account_id: accountId }),
    ...(partnerId !== null && { partner_id: partnerId }),
  };
  const isAsked = code !== "" && sum !== undefined;
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: ["phone", "certificate", body],
    queryFn: () => api("previewCertificate", { body, attempt: draft.attempt }),
    placeholderData: keepPreviousData,
    enabled: isAsked,
    // A code may run out, or be used up by somebody else.
    staleTime: 60_000,
  });
  return {
    taken: isAsked && error === null ? data : undefined,
    isAsking: isAsked && error === null && (isPending || isPlaceholderData),
    error: isAsked ? error : null,
  };
}
