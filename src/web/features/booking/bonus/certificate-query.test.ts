import { expect, test } from "vitest";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import type { Api } from "#web/api/api-call.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { sampleOffer } from "../../../../../tests/support/sample-offer.ts";
import { certificateBody, certificateQuery } from "./certificate-query.ts";

test("T-12: a certificate is reckoned for the attempt of the form, whose own order may already use it", async () => {
  const asked: unknown[] = [];
  const api = ((name: string, { headers }: { headers: Record<string, string> }) => {
    asked.push([name, headers]);
    return Promise.resolve([]);
  }) as unknown as Api;
  let key = "first";
  const ask = (certificate: string) =>
    createQueryClient().fetchQuery(
      certificateQuery(api, sampleOffer(), { ...EMPTY_DRAFT, certificate }, () => ({ key, secret: "own" })),
    );
  await ask("GIFT");
  key = "second";
  await ask("GIFT");
  expect(asked).toEqual(
    ["first", "second"].map((one) => ["calculateNewPrice", { "idempotency-key": one, "idempotency-secret": "own" }]),
  );
});

test("NET-31: a certificate is reckoned for the price, the stops and the services of each trip, in the currency of the order", () => {
  const body = certificateBody(sampleOffer(), { ...EMPTY_DRAFT, certificate: "GIFT" });
  expect(body).toMatchObject({
    hash: "GIFT",
    currency: "EUR",
    data_prices: [{ price_audit_id: 7, number_subaddress: 0, additional_services: [] }],
  });
});

test("T-12: a certificate is reckoned again for another e-mail, once that may be whole", () => {
  const body = (email: string) => {
    const people = { ...EMPTY_DRAFT.people, list: [{ id: "1", name: "", phone: "", email }] };
    return certificateBody(sampleOffer(), { ...EMPTY_DRAFT, certificate: "GIFT", people });
  };
  expect(["", "anna", "anna@", "anna@mail", "anna@mail.r"].map((typed) => "email" in body(typed))).not.toContain(true);
  expect(body(" anna@mail.ru ")).toHaveProperty("email", "anna@mail.ru");
  expect(body("Анна anna@mail.ru")).toHaveProperty("email", "Анна anna@mail.ru");
});
