import { orderCalls, otherSearchCalls } from "../bench/bench-calls.ts";
import { load, together, type Measured, type Turn } from "../bench/load.ts";

/** Calls in flight at a time. */
const CONNECTIONS = 24;
const WARM_SECONDS = 3;
const TURNS = 3;

/** What so many server processes carried together. */
export interface Carried {
  readonly processes: number;
  readonly prices: Measured;
  readonly orders: Measured;
}

const isPriced = (body: string): boolean => body.startsWith('{"result":[{"price_id":');
const isPlaced = (body: string): boolean => body.startsWith('{"result":[{"order_id":');

/** Orders a second at one address. */
export async function measureOrders(url: string, seconds: number): Promise<Turn> {
  const found = (await (await fetch(`${url}${otherSearchCalls()().path}`)).json()) as {
    readonly result: readonly { readonly price_id: number }[];
  };
  const next = orderCalls(found.result[0]?.price_id ?? 0);
  return load(url, { connections: CONNECTIONS, seconds, next, isRight: isPlaced });
}

/** Measures searches that nobody has made before, and orders, at each address in turns; the first leads to one process, the next to one more. */
export async function measureProcesses(urls: readonly string[], seconds: number): Promise<Carried[]> {
  const next = otherSearchCalls();
  const search = (url: string, wanted: number): Promise<Turn> =>
    load(url, { connections: CONNECTIONS, seconds: wanted, next, isRight: isPriced });
  for (const url of urls.toReversed()) {
    await search(url, WARM_SECONDS);
    await measureOrders(url, WARM_SECONDS);
  }
  const turns = urls.map(() => ({ prices: [] as Turn[], orders: [] as Turn[] }));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [index, url] of urls.entries()) {
      turns[index]?.prices.push(await search(url, seconds));
      turns[index]?.orders.push(await measureOrders(url, seconds));
    }
  }
  return turns.map(({ prices, orders }, index) => ({
    processes: index + 1,
    prices: together(prices),
    orders: together(orders),
  }));
}
