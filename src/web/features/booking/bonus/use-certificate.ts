import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CERTIFICATE_LENGTH } from "#domain/booking/draft-money.ts";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import type { TripDraft, TripDraftChange } from "#domain/booking/trip-draft.ts";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import type { NamedAttempt } from "#web/api/call-headers.ts";
import { focusField } from "#web/features/booking/fields/focus-field.ts";
import { usePage, type Page } from "#web/page/page.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { certificateProblem } from "./certificate-problem.ts";
import { certificateQuery } from "./certificate-query.ts";

/** The field of the code. */
export const CERTIFICATE_FIELD = "certificate";

/** The certificate of the form: the accepted code and what it takes off, and the field where a code is typed. */
export type CertificateState = {
  /** The accepted code; empty for none. */
  readonly code: string;
  readonly kind: "percent" | "fixed" | undefined;
  readonly size: number;
  readonly isReckoned: boolean;
  /** What is being typed and not accepted yet. */
  readonly typed: string;
  readonly problem: string | undefined;
  /** The code is used up, in all or for this e-mail, or the order itself was refused for it: the price is without it. */
  readonly isRefused: boolean;
  readonly busy: boolean;
  readonly type: (text: string) => void;
  readonly apply: () => Promise<void>;
  readonly remove: () => void;
  /** Takes in why an order was refused for the code; false where the code has no field that could say it. */
  readonly refuse: (why: string) => boolean;
  /** An offer with what is known of it by now. */
  readonly certifiedNow: (offer: PickedOffer) => PickedOffer;
  /** An offer at the prices with the certificate; undefined where it cannot be reckoned. */
  readonly certified: (offer: PickedOffer) => Promise<PickedOffer | undefined>;
};

type CertificateDeps = {
  readonly onChange: (change: TripDraftChange) => void;
  /** The attempt that the form is. */
  readonly attempt: () => NamedAttempt;
};

/** Reckons the certificate of a draft, and takes a new code only when the server has accepted it. */
export function useCertificate(
  offer: PickedOffer,
  draft: TripDraft,
  { onChange, attempt }: CertificateDeps,
): CertificateState & { readonly offer: PickedOffer } {
  const { t } = usePage();
  const api = useApi();
  const client = useQueryClient();
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [ordered, setOrdered] = useState<{ readonly as: string; readonly why: string }>();
  const [busy, setBusy] = useState(false);
  const code = draft.certificate;
  const problemOf = (failure: unknown) => certificateProblem(failure, t("common.offline"));
  const query = (priced: PickedOffer, certificate = code) =>
    certificateQuery(api, priced, { ...draft, certificate }, attempt);
  const { data, error, isFetching } = useQuery({ ...query(offer), enabled: code !== "" });
  // Another e-mail may use it.
  const as = `${code} ${firstPassenger(draft).email}`;
  const why = ordered?.as === as ? ordered.why : undefined;
  const known = code === "" || error !== null || why !== undefined ? undefined : data;
  const [first] = known ?? [];
  const take = (certificate: string) => onChange({ type: "money", fields: { certificate } });

  return {
    code,
    kind: first?.certificate_type,
    size: first?.certificate_size ?? 0,
    isReckoned: !isFetching,
    typed,
    problem: why ?? refusal ?? (code === "" ? undefined : problemOf(error)),
    isRefused: why !== undefined || (code !== "" && error instanceof ApiError && "by" in error.details),
    busy,
    offer: known || offer.certified ? { ...offer, certified: known } : offer,
    type: (text) => {
      setTyped(text);
      setRefusal(undefined);
    },
    apply: async () => {
      const wanted = typed.trim();
      if (wanted === "") return setRefusal(t("DataForms.transferBonus.error"));
      const [most, count] = [CERTIFICATE_LENGTH, wanted.length];
      if (count > most) return setRefusal(t("booking.tooLong", { most, count }));
      setBusy(true);
      try {
        await client.fetchQuery(query(offer, wanted));
        setTyped("");
        setRefusal(undefined);
        take(wanted);
      } catch (refused) {
        setRefusal(problemOf(refused));
      }
      setBusy(false);
    },
    remove: () => {
      setRefusal(undefined);
      setOrdered(undefined);
      take("");
    },
    refuse: (told) => {
      if (offer.changes !== undefined) return false;
      setOrdered({ as, why: told });
      focusField(CERTIFICATE_FIELD);
      return true;
    },
    certifiedNow: (priced) => ({
      ...priced,
      certified: code === "" ? undefined : client.getQueryData(query(priced).queryKey),
    }),
    certified: async (priced) => {
      if (typed.trim() !== "") {
        setRefusal(t("booking.money.unapplied"));
        return undefined;
      }
      if (code === "") return priced;
      if (why !== undefined) return undefined;
      try {
        return { ...priced, certified: await client.fetchQuery(query(priced)) };
      } catch {
        return undefined;
      }
    },
  };
}

/** How the price names a certificate. */
export function certificateName({ code, kind, size }: CertificateState, t: Page["t"]): string {
  return t(kind === "percent" ? "booking.money.percent" : "booking.money.fixed", { code, size });
}
