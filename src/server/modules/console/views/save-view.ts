import type { Transaction } from "kysely";
import { MOST_VIEWS, type ChosenColumn } from "#domain/orders/board-columns.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import {
  countOtherViews,
  deleteView,
  findView,
  keepColumns,
  keepView,
  type ViewToKeep,
} from "#server/modules/console/views/views.repository.ts";
import { Refusal } from "#server/refusal.ts";

const ownOf = ({ accountId }: Doer) => ({ kind: "account", id: accountId }) as const;

/** Keeps which columns somebody wants to see. */
export async function saveColumns(
  trx: Transaction<Tables>,
  columns: readonly ChosenColumn[],
  doer: Doer,
): Promise<Deed> {
  await keepColumns(trx, doer.accountId, columns);
  return { subject: ownOf(doer), after: { columns: columns.map(({ column }) => column) } };
}

/** Keeps a filter under a name; its author may have 50 at most. */
export async function saveView(trx: Transaction<Tables>, view: ViewToKeep, at: Date, doer: Doer): Promise<Deed> {
  if ((await countOtherViews(trx, doer.accountId, view.name)) >= MOST_VIEWS)
    throw new Refusal("too-many-views", { words: { max: MOST_VIEWS } });
  await keepView(trx, doer.accountId, view, at);
  return { subject: ownOf(doer), after: { view: view.name, shared: view.isShared } };
}

/** Removes a filter: its author may, and an owner one that is shared. */
export async function removeView(trx: Transaction<Tables>, viewId: number, doer: Doer): Promise<Deed> {
  const view = await findView(trx, viewId);
  const isOwn = view?.account_id === doer.accountId;
  // What somebody keeps for themselves nobody else knows of.
  if (view === undefined || (!isOwn && !view.is_shared)) throw new Refusal("view-unknown");
  if (!isOwn && doer.role !== "owner") throw new Refusal("forbidden", { details: { roles: ["owner"] } });
  await deleteView(trx, viewId);
  return { subject: { kind: "account", id: view.account_id }, before: { view: view.name } };
}
