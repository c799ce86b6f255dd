import { createSandboxAcquirer } from "#server/adapters/acquirer/create-sandbox-acquirer.ts";
import type { Sandbox } from "#server/adapters/acquirer/sandbox.ts";
import { createStripeAcquirer } from "#server/adapters/acquirer/stripe/create-stripe-acquirer.ts";
import { createYookassaAcquirer } from "#server/adapters/acquirer/yookassa/create-yookassa-acquirer.ts";
import type { OutsideOptions } from "#server/adapters/outside-service.ts";
import type { Acquirer } from "#server/modules/payments/acquirer.ts";
import type { AcquirerSettings } from "#server/settings/acquirer-settings.ts";

/** The acquirer that the settings name; those whose keys are missing were refused at the start. */
export function chooseAcquirer(
  { chosen, stripe, yookassa }: AcquirerSettings,
  sandbox: Sandbox,
  options: OutsideOptions,
): Acquirer {
  if (chosen === "stripe" && stripe !== undefined) return createStripeAcquirer(stripe, options);
  if (chosen === "yookassa" && yookassa !== undefined) return createYookassaAcquirer(yookassa, options);
  if (chosen !== "sandbox") throw new Error(`The keys of ${chosen} are missing.`);
  return createSandboxAcquirer(sandbox);
}
