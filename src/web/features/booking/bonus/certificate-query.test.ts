import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import type { Api } from "#web/api/api-call.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { sampleOffer } from "../../../../../tests/support/sample-offer.ts";
import { certificateQuery } from "./certificate-query.ts";

test("T-12: a certificate is reckoned for the attempt of the form, whose own order may already use it", async () => {
  const asked: unknown[] = [];
  const api = ((name: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([name, headers]);
    return Promise.resolve([]);
  }) as unknown as Api;
  let key = "first";
  const ask = (certificate: string) =>
    createQueryClient().fetchQuery(certificateQuery(api, sampleOffer(), { ...EMPTY_DRAFT, certificate }, () => key));
  await ask("GIFT");
  key = "second";
  await ask("GIFT");
  expect(asked).toEqual(["first", "second"].map((one) => ["calculateNewPrice", { "idempotency-key": one }]));
});
