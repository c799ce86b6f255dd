import { createSandboxAcquirer } from "#server/adapters/acquirer/create-sandbox-acquirer.ts";
import type { Sandbox } from "#server/adapters/acquirer/sandbox.ts";
import type { Env } from "#server/env.ts";
import type { Acquirer } from "#server/modules/payments/acquirer.ts";

/** The acquirer that the environment names. */
export function chooseAcquirer({ acquirer }: Pick<Env, "acquirer">, sandbox: Sandbox): Acquirer {
  switch (acquirer) {
    case "sandbox":
      return createSandboxAcquirer(sandbox);
  }
}
