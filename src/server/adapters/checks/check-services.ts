import { Resolver } from "node:dns/promises";
import { checkStripe, checkYookassa } from "#server/adapters/checks/check-acquirers.ts";
import { checkApplePasses, checkGooglePasses, checkTexts } from "#server/adapters/checks/check-carriers.ts";
import { checkDirections, checkGeocoder } from "#server/adapters/checks/check-lookups.ts";
import { checkMailDomain, checkMailServer } from "#server/adapters/checks/check-mail.ts";
import { checkMapTiles } from "#server/adapters/checks/check-map-tiles.ts";
import type { CheckOptions, Finding, ServiceCheck } from "#server/adapters/checks/service-check.ts";
import type { Env } from "#server/env.ts";

const PATIENCE_MS = 10_000;

const CHECKS: Readonly<Record<string, (env: Env, options: CheckOptions) => Promise<Finding>>> = {
  "mail server": checkMailServer,
  "mail domain": checkMailDomain,
  geocoder: checkGeocoder,
  directions: checkDirections,
  "map tiles": checkMapTiles,
  stripe: checkStripe,
  yookassa: checkYookassa,
  "text messages": checkTexts,
  "apple passes": checkApplePasses,
  "google passes": checkGooglePasses,
};

/** Asks every outside service that is set, all at once, and says of each whether it works; nothing is sent, ordered or paid. */
export async function checkServices(env: Env, options: Partial<CheckOptions> = {}): Promise<ServiceCheck[]> {
  const { patienceMs = PATIENCE_MS, textRecords = textRecordsIn(patienceMs) } = options;
  return Promise.all(
    Object.entries(CHECKS).map(async ([service, check]) => ({
      service,
      ...(await check(env, { ...options, patienceMs, textRecords })),
    })),
  );
}

function textRecordsIn(patienceMs: number): CheckOptions["textRecords"] {
  const resolver = new Resolver({ timeout: patienceMs, tries: 1 });
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
    } catch (error) {
      if (["ENODATA", "ENOTFOUND"].includes((error as { code?: string }).code ?? "")) return [];
      throw error;
    }
  };
}
