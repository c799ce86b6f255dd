import type { PayBy } from "#domain/orders/pay-by.ts";
import { CreditCard, Wallet } from "#ui/glyphs.ts";
import type { Glyph } from "#ui/icon.tsx";

/** How each way to pay is drawn. */
export const PAY_GLYPHS: Readonly<Record<PayBy, Glyph>> = { card: CreditCard, cash: Wallet };
