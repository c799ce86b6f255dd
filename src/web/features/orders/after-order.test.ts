import { afterEach, expect, test, vi } from "vitest";
import type { PageOptions } from "#contract/page-options.ts";
import { createPage } from "#web/page/page.tsx";
import { afterOrder } from "./after-order.ts";
import { receiveOrder } from "./order-sender.ts";

const order = { orderId: 1000022, transaction: 9, orderKey: null };
const page = createPage({
  locale: "en",
  messages: { "trans.common.error_boundary.title": "Something went wrong" } as Readonly<Record<string, string>>,
  hasSession: false,
} as PageOptions);

afterEach(() => void vi.unstubAllGlobals());

/** What becomes of an order where the page around answers so. */
async function receivedWith(answer: boolean | undefined) {
  const ask = vi.fn<(message: object) => Promise<boolean | undefined>>(async () => answer);
  vi.stubGlobal("window", { hostPage: { ask } });
  const desk = { page, arrived: vi.fn<() => void>(), recall: vi.fn<() => void>(), settle: vi.fn<() => void>() };
  await receiveOrder(desk, order);
  return { told: ask.mock.calls, arrived: desk.arrived.mock.calls, settled: desk.settle.mock.calls };
}

test.each([true, undefined])(
  "PAY-04: the page around is told of a new order once, and whoever ordered goes on where it answers %s",
  async (answer) => {
    const { told, arrived, settled } = await receivedWith(answer);
    expect([told, arrived, settled]).toEqual([[[{ name: "order", order: 1000022 }]], [[order]], []]);
  },
);

test("PAY-21: where the function of that page fails, that is told in general words and the button works again", async () => {
  const { arrived, settled } = await receivedWith(false);
  expect([arrived, settled]).toEqual([[], [[{ step: "refused", message: "Something went wrong" }]]]);
});

test("PAY-05, OPN-056: on a partner's platform the browser goes to the partner's page after an order, with its numbers and never its key, and elsewhere as the form says", () => {
  const [assign, onPlaced] = [vi.fn<(url: string) => void>(), vi.fn<() => void>()];
  vi.stubGlobal("location", { assign });
  afterOrder({ afterOrderUrl: "https://partner.example/thanks?from=us" }, onPlaced)({ ...order, orderKey: "secret" });
  const goal = "https://partner.example/thanks?from=us&order_id=1000022&transaction=9";
  expect([assign.mock.calls, onPlaced.mock.calls]).toEqual([[[goal]], []]);
  afterOrder({}, onPlaced)(order);
  expect([assign.mock.calls.length, onPlaced.mock.calls]).toEqual([1, [[order]]]);
});
