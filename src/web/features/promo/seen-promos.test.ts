import { expect, test } from "vitest";
import { isPromoSeen, rememberPromo, unseenPromo } from "./seen-promos.ts";

const promo = (id: number, viewed = false) => ({ id, viewed, slug: `promo-${id}`, title: "", text: "", link: "" });

test("ROL-31: a promotion is shown that neither the account nor the device has seen, also where storage is blocked", () => {
  const running = [promo(3, true), promo(2), promo(1)];
  expect(unseenPromo(running, isPromoSeen)?.id).toBe(2);
  rememberPromo(2);
  expect(unseenPromo(running, isPromoSeen)?.id).toBe(1);
  rememberPromo(1);
  expect(unseenPromo(running, isPromoSeen)).toBeUndefined();
});
