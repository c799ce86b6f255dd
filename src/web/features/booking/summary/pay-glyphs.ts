import { CreditCard, Wallet } from "#ui/glyphs.ts";

/** How each way to pay is drawn. */
export const PAY_GLYPHS = { card: CreditCard, cash: Wallet } as const;
