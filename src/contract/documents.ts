import { Type } from "typebox";
import { WireId } from "#contract/orders/order-trip.ts";
import { CommonQuery, NoParams, OnlyCommonQuery } from "#contract/wire/common.ts";
import { endpoint } from "#contract/wire/endpoint.ts";

const TransactionParams = Type.Object({ transaction: WireId }, { additionalProperties: false });

/** The documents of an order: its current voucher. */
export const getDocuments = endpoint({
  name: "getDocuments",
  access: "order holder",
  station: "notifications",
  method: "GET",
  path: "/documents/:transaction",
  summary: "Documents of an order for whoever may see it",
  params: TransactionParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: Type.Array(
    Type.Object({
      type: Type.String({ description: "voucher" }),
      title: Type.String(),
      lang: Type.String(),
      html: Type.String({ description: "a whole page, to be printed" }),
      text: Type.String(),
    }),
  ),
  errors: ["order-unknown", "staff-in-console"],
});

const TransactionMember = {
  transaction: Type.Optional({ ...WireId, description: "number of the order's payment; refused without it" }),
};

/** The same for clients that name the order in the query. */
export const findDocuments = endpoint({
  ...getDocuments,
  name: "findDocuments",
  access: "order holder",
  path: "/documents",
  summary: "Documents of an order, named in the query",
  params: NoParams,
  query: Type.Object({ ...CommonQuery, ...TransactionMember }, { additionalProperties: false }),
});

/** Sends the voucher again, only ever to the address of the order. */
export const sendDocuments = endpoint({
  name: "sendDocuments",
  access: "order holder",
  limit: "changes",
  station: "notifications",
  method: "POST",
  path: "/documents/send/:transaction",
  summary: "Send the voucher to the order's own e-mail address",
  params: TransactionParams,
  query: OnlyCommonQuery,
  body: Type.Object({}, { additionalProperties: false }),
  result: Type.Object({
    sent: Type.Boolean(),
    email: Type.String({ description: "where it goes, shortened" }),
  }),
  errors: ["order-unknown", "staff-in-console", "forbidden", "trip-incomplete", "too-many-calls"],
});

/** The same for clients that name the order in the query or the body. */
export const mailDocuments = endpoint({
  ...sendDocuments,
  name: "mailDocuments",
  access: "order holder",
  limit: "changes",
  path: "/documents/send",
  summary: "Send the voucher of an order that is named in the query or the body",
  params: NoParams,
  query: Type.Object({ ...CommonQuery, ...TransactionMember }, { additionalProperties: false }),
  body: Type.Object(TransactionMember, { additionalProperties: false }),
});
