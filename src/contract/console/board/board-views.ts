import { Type, type Static } from "typebox";
import { NoParams, oneOf, OnlyCommonQuery } from "#contract/wire/common.ts";
import { operatorEndpoint } from "#contract/wire/endpoint.ts";
import { BOARD_COLUMNS, COLUMN_WIDTHS, MOST_VIEWS, VIEW_LENGTHS } from "#domain/orders/board-columns.ts";

const Columns = Type.Array(
  Type.Object({ column: oneOf(BOARD_COLUMNS), width: oneOf(COLUMN_WIDTHS) }, { additionalProperties: false }),
  { maxItems: BOARD_COLUMNS.length, description: "from the left; none for the usual ones" },
);

/** How one of the staff looks at the board. */
export const BoardViews = Type.Object({
  columns: Columns,
  views: Type.Array(
    Type.Object({
      view_id: Type.Integer(),
      name: Type.String(),
      query: Type.String({ description: "the filter, as it stands in the address of the board" }),
      columns: Columns,
      is_shared: Type.Boolean(),
      is_own: Type.Boolean(),
      author: Type.String(),
      may_remove: Type.Boolean(),
    }),
    { description: `one's own, ${MOST_VIEWS} at most, and those that others share` },
  ),
});

/** How one of the staff looks at the board, as its page has it. */
export type BoardViewsView = Static<typeof BoardViews>;

const saving = {
  station: "orders",
  method: "POST",
  params: NoParams,
  query: OnlyCommonQuery,
  result: BoardViews,
  // What is empty here is meant so.
  liberal: (sent: unknown) => sent,
} as const;

/** The columns and filters that one of the staff has kept, and the filters that others share. */
export const getBoardViews = operatorEndpoint({
  name: "getBoardViews",
  access: { right: "orders", to: "look" },
  station: "orders",
  method: "GET",
  path: "/board/views",
  summary: "Columns and filters that one has kept",
  params: NoParams,
  query: OnlyCommonQuery,
  body: undefined,
  result: BoardViews,
  errors: [],
});

/** Keeps which columns one wants to see, in which order and how wide. */
export const saveBoardColumns = operatorEndpoint({
  ...saving,
  name: "saveBoardColumns",
  access: { right: "orders", to: "look" },
  path: "/board/columns",
  summary: "Keep one's columns of the board",
  body: Type.Object({ columns: Columns }, { additionalProperties: false }),
  errors: ["attempt-key-wrong", "attempt-conflict"],
});

/** Keeps a filter with its columns under a name; one's own of that name is replaced. */
export const saveBoardView = operatorEndpoint({
  ...saving,
  name: "saveBoardView",
  access: { right: "orders", to: "look" },
  path: "/board/views",
  summary: "Keep a filter under a name",
  body: Type.Object(
    {
      name: Type.String({ minLength: 1, maxLength: VIEW_LENGTHS.name }),
      query: Type.String({ maxLength: VIEW_LENGTHS.query }),
      columns: Columns,
      is_shared: Type.Boolean({ description: "everybody of the staff sees it" }),
    },
    { additionalProperties: false },
  ),
  errors: ["attempt-key-wrong", "attempt-conflict", "too-many-views"],
});

/** Removes a filter that was kept: one's own, or as an owner one that another shares. */
export const removeBoardView = operatorEndpoint({
  ...saving,
  name: "removeBoardView",
  access: { right: "orders", to: "look" },
  path: "/board/views/remove",
  summary: "Remove a filter that was kept",
  body: Type.Object({ view_id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  errors: ["attempt-key-wrong", "attempt-conflict", "view-unknown"],
});
