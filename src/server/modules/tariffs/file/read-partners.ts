import type { PartnerRate } from "#domain/tariffs/tariff-book.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { createSeenOnce } from "#server/modules/tariffs/file/seen-once.ts";
import { ID, micro, percent } from "#server/modules/tariffs/kinds/number-kinds.ts";

/** A partner's net rate may not take more than this off, so that nobody rides for nothing by a slip. */
const NET_MIN_PERCENT = -90;
const MARK_UP_MAX_PERCENT = 300;
const LOYALTY_MAX = 1;

/** What partners pay or add. */
export function readPartners(root: Fields): PartnerRate[] {
  const seen = createSeenOnce<number>();
  return root.maps("partners", ["user", "add", "loyalty"]).map((fields) => {
    const userId = fields.need("user", ID);
    seen(fields, "user", userId);
    return {
      userId,
      percent: fields.may("add", percent(NET_MIN_PERCENT, MARK_UP_MAX_PERCENT), 0),
      loyaltyMicro: fields.may("loyalty", micro(LOYALTY_MAX, true), 0),
      line: fields.line,
    };
  });
}
