import type { Locale } from "#domain/values/locale.ts";
import type { Gazetteer } from "#server/gazetteer/gazetteer.ts";
import type { Prices } from "#server/modules/prices/index.ts";
import type { AskVersionedCall } from "#server/modules/rpc/ask-versioned-call.ts";

/** The context of a method. */
export interface RpcContext {
  readonly prices: Prices;
  readonly gazetteer: Gazetteer;
  readonly locale: Locale;
  readonly ask: AskVersionedCall;
  /** Whether anything is sold yet. */
  readonly isOpen: () => Promise<boolean>;
}
