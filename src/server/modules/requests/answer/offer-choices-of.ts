import type { getOfferChoices } from "#contract/console/requests/offers.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { mayPayCash } from "#domain/booking/pay-choices.ts";
import type { RequestKind } from "#domain/requests/request-state.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import type { Locale } from "#domain/values/locale.ts";
import { CURRENCIES, toMajor, type Currency } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { userNumber } from "#server/http/caller.ts";
import { buyerOf } from "#server/modules/orders/index.ts";
import { presentTerms } from "#server/modules/prices/index.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { findRequest, type InboxRow } from "#server/modules/requests/store/requests.repository.ts";
import { Refusal } from "#server/refusal.ts";

type Choices = EndpointResult<typeof getOfferChoices>;

/** What an offer for a way can be made of, and what the book asks for that way now: it may have learnt to sell it meanwhile. */
export async function offerChoicesOf(
  requests: Requests,
  { kind, id }: { readonly kind: RequestKind; readonly id: number },
  locale: Locale,
): Promise<Choices> {
  const request = await findRequest(requests.db, kind, id);
  if (request === undefined) throw new Refusal("request-unknown");
  const { sold, terms } = await requests.prices.offerChoices();
  const isAny = await asksToPayCash(requests, request);
  const payable = CURRENCIES.filter((one) => isAny || requests.takesCard(one));
  const ofProviders = [...new Set(sold.map(({ provider }) => provider.currency))].filter((one) =>
    payable.includes(one),
  );
  const currencies = ofProviders.length > 0 ? ofProviders : payable;
  const [currency = "EUR"] = currencies;
  // How long a driver waits is another thing at an airport than at a door, and the offer will say that of its own start.
  const start = request.way && parseGeoPoint(request.way.start);
  const startKind = start
    ? requests.prices.startKind({ point: start, placeId: request.way?.startId ?? undefined })
    : "suburb";
  return {
    providers: sold.map(({ provider, classes }) => ({
      id: provider.id,
      name: nameIn(provider.name, locale),
      currency: provider.currency,
      confirms: provider.confirmHours !== undefined,
      classes: classes.map(({ id: classId, name, capacity }) => ({
        id: classId,
        name: nameIn(name, locale),
        capacity,
      })),
    })),
    terms: terms.map(({ key, terms: known, providerIds }) => ({
      key,
      terms: presentTerms(known, startKind, currency),
      providers: [...providerIds],
    })),
    currencies,
    prices: [
      ...(await pricesOf(requests, request, { currency, back: false })),
      ...(request.way?.roundTrip === true ? await pricesOf(requests, request, { currency, back: true }) : []),
    ],
  };
}

async function pricesOf(
  { prices }: Requests,
  { way }: InboxRow,
  { currency, back }: { readonly currency: Currency; readonly back: boolean },
): Promise<Choices["prices"]> {
  const start = way && parseGeoPoint(way.start);
  const finish = way && parseGeoPoint(way.finish);
  if (way === null || !start || !finish) return [];
  const from = { point: start, placeId: way.startId ?? undefined };
  const to = { point: finish, placeId: way.finishId ?? undefined };
  const found = await prices.wayPrices(
    back ? { start: to, finish: from, currency } : { start: from, finish: to, currency },
  );
  return found.map(({ providerId, carClassId, amount, termsKey }) => ({
    back,
    provider_id: providerId,
    car_class_id: carClassId,
    price: toMajor(amount, currency),
    currency,
    terms: termsKey,
  }));
}

type Asked = Pick<InboxRow, "kind" | "user_hint">;

/** Whether the customer may pay the driver; a yacht is held by a deposit, which is paid by card. */
export async function asksToPayCash(requests: Requests, { kind, user_hint: hint }: Asked): Promise<boolean> {
  if (kind === "yacht") return false;
  const userId = userNumber(hint) ?? null;
  const { settings } = await buyerOf(requests, { account_id: userId, partner_id: userId });
  return mayPayCash(settings);
}

/** Refuses an offer in a currency in which its customer cannot pay. */
export async function refuseUnpayable(requests: Requests, asked: Asked, currency: Currency): Promise<void> {
  if (requests.takesCard(currency) || (await asksToPayCash(requests, asked))) return;
  throw new Refusal("offer-currency", { words: { currency }, details: { currency } });
}
