import type { PayBy } from "#domain/orders/pay-by.ts";
import { CreditCard, Wallet, type Glyph } from "#ui/glyphs.ts";

/** How each way to pay is drawn. */
export const PAY_GLYPHS: Readonly<Record<PayBy, Glyph>> = { card: CreditCard, cash: Wallet };
