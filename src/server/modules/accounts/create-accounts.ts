import type { FastifyBaseLogger } from "fastify";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { resealSeeds } from "#server/modules/accounts/second-step/reseal-seeds.ts";

/** What accounts get from the server around them. */
interface Around extends Pick<Accounts, "partnerLoyalty"> {
  readonly log: Pick<FastifyBaseLogger, "info">;
}

/** The context of the accounts module, with its seeds sealed by the newest secret. */
export async function createAccounts(
  parts: Omit<Accounts, "tell" | "partnerLoyalty">,
  { log, partnerLoyalty }: Around,
): Promise<Accounts> {
  await resealSeeds(parts.db, parts.secrets);
  return { ...parts, partnerLoyalty, tell: (event) => log.info({ security: event }, "security") };
}
