import { DAY_MS } from "#domain/values/durations.ts";
import { countVisitorsCash, findCashPartners } from "#server/risks/cash-buyers.repository.ts";
import type { RiskSources } from "#server/risks/find-risks.ts";

/** So long it is remembered who used to pay the driver. */
const REMEMBERED_DAYS = 90;

/**
 * What the operator is told at the start of those who paid the driver while everybody might, and may not since: which setting lets them again. It ends when
 * that is decided, or when nobody has paid so for a while.
 */
export async function formerCash({ env, db, clock }: RiskSources): Promise<string[]> {
  const since = new Date(clock() - REMEMBERED_DAYS * DAY_MS);
  const visitors = env.users.isCashDecided ? 0 : await countVisitorsCash(db, since);
  const partners = await findCashPartners(db, since);
  return [
    ...(visitors > 0
      ? [
          `visitors without an account chose to pay the driver for ${visitors} bookings in the last ${REMEMBERED_DAYS} days, and pay by card from now on. VISITORS_PAY_CASH=yes lets them pay the driver again; VISITORS_PAY_CASH=no ends this note`,
        ]
      : []),
    ...partners.map(
      ({ login, orders }) =>
        `${orders} bookings of the partner ${login} or of visitors of its pages were paid to the driver, and new ones are paid by card. “npm run account -- cash ${login} yes --by LOG-IN” lets them pay the driver again`,
    ),
  ];
}
