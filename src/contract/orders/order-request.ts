import type { placeOrder } from "#contract/orders/orders.ts";
import { readTrip } from "#contract/orders/read-trip.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import type { Consent } from "#domain/booking/consents.ts";
import { cleanText, storableText } from "#domain/booking/free-text.ts";
import type { OrderRequest } from "#domain/orders/order-request.ts";
import type { Locale } from "#domain/values/locale.ts";

type Body = EndpointInput<typeof placeOrder>["body"];

/** Reads the body of an order into our own words; free text is cleaned here, and the use case checks the meaning. */
export function readOrderRequest(
  body: Body,
  { lang, userHint }: { readonly lang: Locale; readonly userHint: string | null },
): OrderRequest {
  const first = body.trips[0];
  return {
    trips: body.trips.map(readTrip),
    payBy: body.pay_by ?? "card",
    lang,
    userHint: userHint === null ? null : storableText(userHint),
    expectedTotal: body.expected_total,
    costCenter: cleanText(
      body.cost_center ?? body.trips.find(({ cost_center: named }) => named !== undefined)?.cost_center ?? "",
    ),
    internalNumber: cleanText(body.internal_number ?? ""),
    consents: body.consents && readConsents(body.consents),
    client: {
      moduleType: asCame(body.module_type),
      platform: asCame(first?.platform),
      utm:
        body.utm &&
        Object.fromEntries(Object.entries(body.utm).map(([name, value]) => [storableText(name), storableText(value)])),
      subId: asCame(first?.sub_id),
      utmSource: asCame(first?.utm_source),
    },
  };
}

/** Each document counts once, and only with its version. */
function readConsents(consents: NonNullable<Body["consents"]>): readonly Consent[] {
  const named = consents
    .map(({ document, version, lang }) => ({
      document: storableText(document.trim()),
      version: storableText(version.trim()),
      lang: storableText(lang.trim()),
    }))
    .filter(({ document, version }) => document !== "" && version !== "");
  return [...new Map(named.map((consent) => [consent.document, consent])).values()];
}

function asCame(text: string | undefined): string | undefined {
  return text === undefined ? undefined : storableText(text);
}
