import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { tellPlainly } from "./bridge.ts";
import { fromFrame, heard, PROTOCOL, said } from "./protocol.ts";

test.each([
  { name: "ready" },
  { name: "height", height: 812 },
  { name: "step", step: "cars" },
  { name: "order", order: 1000022 },
  { name: "pay", url: "https://bank.example/pay" },
  { name: "close" },
])("T-31: $name is understood as it was said", (message) => {
  expect(fromFrame(structuredClone(said(message)))).toEqual(message);
});

test("T-31, rule 45: what a message carries beside its own members is left behind", () => {
  const told = { name: "order", order: 7, passenger: "Anna Ivanova", phone: "+79161234567" };
  expect(fromFrame(said(told))).toEqual({ name: "order", order: 7 });
});

const NO_MESSAGES: readonly unknown[] = [
  undefined,
  null,
  "ready",
  { name: "ready" },
  { nameboard: PROTOCOL + 1, name: "ready" },
  { nameboard: String(PROTOCOL), name: "ready" },
  { nameboard: PROTOCOL, name: "height", height: "812" },
  { nameboard: PROTOCOL, name: "pay" },
  { nameboard: PROTOCOL, name: "going" },
  { nameboard: PROTOCOL, name: "toString" },
  { nameboard: PROTOCOL, name: "__proto__" },
  { nameboard: PROTOCOL, name: ["ready"], height: 1, toString: "x" },
];

test.each(NO_MESSAGES.map((data) => [data]))("T-31: %j is no message of a frame", (data) => {
  expect(fromFrame(data)).toBeUndefined();
});

test("T-31: of 1,000 messages made up at random none is understood, and none throws", () => {
  const anything = fc.oneof(
    fc.anything(),
    fc.record({ nameboard: fc.anything(), name: fc.string() }),
    fc.record({ nameboard: fc.constant(PROTOCOL), name: fc.constantFrom("height", "pay", "order", "step") }),
  );
  fc.assert(
    fc.property(anything, (data) => {
      expect(fromFrame(data)).toBeUndefined();
      expect(heard(data, { hello: {} })).toBeUndefined();
    }),
    { numRuns: 1000 },
  );
});

test("EMB-06, OPN-058: what an airline's old page is told goes to its own site and to no other", () => {
  const postMessage = vi.fn();
  vi.stubGlobal("window", { parent: { postMessage } });
  tellPlainly("https://airline.example", { type: "step", step: "passengers" });
  expect(postMessage.mock.calls).toEqual([
    [{ source: "transfer-booking", type: "step", step: "passengers" }, "https://airline.example"],
  ]);
  vi.unstubAllGlobals();
});
