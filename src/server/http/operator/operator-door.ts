import type { FastifyReply, FastifyRequest } from "fastify";
import type { OperatorAccess } from "#contract/wire/endpoint.ts";
import { identityOf, VISITOR } from "#domain/accounts/actor.ts";
import { staffDegree } from "#domain/accounts/staff-rights.ts";
import { STAFF_ROLES, type StaffRole } from "#domain/accounts/staff-role.ts";
import { isOfOtherPage } from "#server/http/caller.ts";
import { Refusal } from "#server/refusal.ts";

/** Keeps a call of the console to our own pages: no other site may send it, and no search engine keeps its answer. */
export function keepOperatorDoor(request: FastifyRequest, reply: FastifyReply): void {
  reply.header("X-Robots-Tag", "noindex");
  if (isOfOtherPage(request)) throw new Refusal("cross-site");
}

/** Refuses whoever lacks the right to a call of the console, and names the work that has it. */
export function askOperatorRight(asked: OperatorAccess, { actor }: Pick<FastifyRequest, "actor">): void {
  const role = identityOf(actor ?? VISITOR)?.staffRole ?? null;
  if (role !== null && reaches(role, asked)) return;
  const roles = STAFF_ROLES.filter((other) => reaches(other, asked));
  throw new Refusal("forbidden", { details: { roles }, ...(role !== null && { words: { roles: roles.join(" ") } }) });
}

function reaches(role: StaffRole, asked: OperatorAccess): boolean {
  if (asked === "any role") return true;
  const degree = staffDegree(role, asked.right);
  return asked.to === "look" ? degree !== undefined : degree === "works";
}
