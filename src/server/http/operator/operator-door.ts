import type { FastifyReply, FastifyRequest } from "fastify";
import { identityOf, VISITOR } from "#domain/accounts/actor.ts";
import { staffDegree } from "#domain/accounts/staff-rights.ts";
import { STAFF_ROLES, type StaffRole } from "#domain/accounts/staff-role.ts";
import { isOfOtherPage } from "#server/http/caller.ts";
import { OPERATOR_RIGHTS, type OperatorRight } from "#server/http/operator/operator-rights.ts";
import { Refusal } from "#server/refusal.ts";

/** Keeps a call of the console to our own pages: no other site may send it, and no search engine keeps its answer. */
export function keepOperatorDoor(request: FastifyRequest, reply: FastifyReply): void {
  reply.header("X-Robots-Tag", "noindex");
  if (isOfOtherPage(request)) throw new Refusal("cross-site");
}

/** Refuses whoever lacks the right to a call of the console, and names the work that has it. */
export function askOperatorRight(call: string, { actor }: Pick<FastifyRequest, "actor">): void {
  const asked = OPERATOR_RIGHTS[call];
  if (asked === undefined) throw new Error(`The call ${call} has no right. Name one in operator-rights.ts.`);
  const role = identityOf(actor ?? VISITOR)?.staffRole ?? null;
  if (role !== null && reaches(role, asked)) return;
  const roles = STAFF_ROLES.filter((other) => reaches(other, asked));
  throw new Refusal("forbidden", { details: { roles }, ...(role !== null && { words: { roles: roles.join(" ") } }) });
}

function reaches(role: StaffRole, asked: OperatorRight): boolean {
  if (asked === "any work") return true;
  const degree = staffDegree(role, asked.right);
  return asked.to === "look" ? degree !== undefined : degree === "works";
}
