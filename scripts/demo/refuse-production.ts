import type { Env } from "#server/env.ts";

/** Refuses to invent orders among those of real travellers, unless somebody says that this is meant. */
export function refuseProduction({ production }: Pick<Env, "production">, isNamed: boolean): void {
  if (!production || isNamed) return;
  throw new Error(
    "This is a production server: invented orders would stand among those of real travellers. If that is what you want, " +
      "add --in-production.",
  );
}
