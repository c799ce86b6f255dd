import type { Transaction } from "kysely";
import { randomUUID } from "node:crypto";
import { staffDegree, type StaffRight } from "#domain/accounts/staff-rights.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import { findStaffByLogin, recordDeed, type Deed, type Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { deskAuthor, DeskRefusal, type Desk } from "#server/desk.ts";
import { refusalWords } from "#server/refusal-words.ts";
import { Refusal } from "#server/refusal.ts";

/** A call of the console as it is made from a shell. */
export interface ShellCall {
  /** The call of the console whose entry it leaves. */
  readonly call: string;
  /** The right that the call asks for. */
  readonly right: StaffRight;
  /** The log-in of the member of staff in whose name it is done. */
  readonly by: string;
}

/** Where a shell acts: accounts for trying the product are nobody on a production server. */
export interface Shell extends Desk {
  readonly production: boolean;
}

/** A member of staff who acts from a shell, as its entries name them. */
export function shellDoer(accountId: number, role: StaffRole): Doer {
  const author = deskAuthor({ by: String(accountId) });
  const attempt = { attemptKey: `shell ${randomUUID()}`, attemptInput: Buffer.alloc(0) };
  return { accountId, role, author, ...attempt, requestId: "shell", network: "shell" };
}

/**
 * Does something from a shell in the name of a member of staff who has the right to it, with the same audit entry as in the
 * console and in the same transaction; what the use case refuses is told in words.
 */
export async function actFromShell<Result>(
  { db, clock, production }: Shell,
  { call, right, by }: ShellCall,
  act: (trx: Transaction<Tables>, doer: Doer, at: Date) => Promise<{ readonly deed: Deed; readonly result: Result }>,
): Promise<Result> {
  try {
    return await db.transaction().execute(async (trx) => {
      const account = await findStaffByLogin(trx, by, production);
      if (account === undefined) throw new DeskRefusal(`No open account of the staff has the log-in ${by}.`);
      const { user_id: accountId, staff_role: role } = account;
      if (staffDegree(role, right) !== "works") throw new DeskRefusal(`${by} is ${role}, which may not do that.`);
      const doer = shellDoer(accountId, role);
      const at = new Date(clock());
      const { deed, result } = await act(trx, doer, at);
      await recordDeed(trx, { call, doer, at }, deed);
      return result;
    });
  } catch (error) {
    throw error instanceof Refusal ? new DeskRefusal(refusalWords(error, "en")) : error;
  }
}
