import type { OrderRequest } from "#domain/orders/order-request.ts";
import type { Orders } from "#server/modules/orders/orders.ts";
import { placeOrder, type Placement, type Placing } from "#server/modules/orders/place/place-order.ts";
import type { Quote, UsableQuote } from "#server/modules/prices/index.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * Places an order by prices that people have agreed on: an ordinary one in everything, but that its prices are those handed in and nobody else's.
 * Certificates, short notice and a rate of a partner are no part of them.
 */
export async function placeAgreed(
  orders: Orders,
  { request, quotes }: { readonly request: OrderRequest; readonly quotes: readonly Quote[] },
  placing: Placing,
): Promise<Placement> {
  const usable = await Promise.all(quotes.map((quote) => usableQuote(orders, quote)));
  const agreed = new Map(usable.map((one) => [one.quote.priceId, one]));
  const prices = {
    ...orders.prices,
    usableQuote: async (priceId: number) => {
      const found = agreed.get(priceId);
      if (found === undefined) throw new Refusal("quote-unknown");
      return found;
    },
  };
  return placeOrder({ ...orders, prices }, request, placing);
}

async function usableQuote({ prices, gazetteer }: Orders, quote: Quote): Promise<UsableQuote> {
  const start = gazetteer.byNumber(quote.startPlace);
  const finish = gazetteer.byNumber(quote.finishPlace);
  const sold = await prices.soldBy(quote);
  if (start === undefined || finish === undefined || sold === undefined) throw new Refusal("quote-unknown");
  return { quote, start, finish, carClass: sold.carClass };
}
