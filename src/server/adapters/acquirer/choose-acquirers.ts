import { CURRENCIES, toMajor, type Currency } from "#domain/values/money.ts";
import { createSandboxAcquirer } from "#server/adapters/acquirer/create-sandbox-acquirer.ts";
import { hasOpenPayments } from "#server/adapters/acquirer/sandbox-payments.repository.ts";
import type { Sandbox } from "#server/adapters/acquirer/sandbox.ts";
import { createStripeAcquirer } from "#server/adapters/acquirer/stripe/create-stripe-acquirer.ts";
import { createYookassaAcquirer } from "#server/adapters/acquirer/yookassa/create-yookassa-acquirer.ts";
import type { OutsideOptions } from "#server/adapters/outside-service.ts";
import type { Acquirer } from "#server/modules/payments/acquirer.ts";
import type { AcquirerSettings } from "#server/settings/acquirer-settings.ts";

/**
 * The acquirers that can be asked: first the one that takes new payments, then those that have their keys and may still hold
 * older ones. The sandbox of yesterday is among them only while a page of it is open, and never in production, where nobody
 * shall pay with play money any more.
 */
export async function chooseAcquirers(
  { chosen, stripe, yookassa }: Pick<AcquirerSettings, "chosen" | "stripe" | "yookassa">,
  { production, ...sandbox }: Sandbox & { readonly production: boolean },
  options: OutsideOptions,
): Promise<readonly [Acquirer, ...Acquirer[]]> {
  const isSandbox =
    chosen === "sandbox" || (!production && (await hasOpenPayments(sandbox.db, new Date(sandbox.clock()))));
  const all = [
    ...(isSandbox ? [createSandboxAcquirer(sandbox)] : []),
    ...(stripe === undefined ? [] : [createStripeAcquirer(stripe, options)]),
    ...(yookassa === undefined ? [] : [createYookassaAcquirer(yookassa, options)]),
  ];
  const first = all.find(({ name }) => name === chosen);
  if (first === undefined) throw new Error(`The keys of ${chosen} are missing.`);
  return [first, ...all.filter((acquirer) => acquirer !== first)];
}

/** Who takes new payments in a currency; undefined where nobody does. */
export function takerOf(
  { chosen, byCurrency }: { readonly chosen: string; readonly byCurrency: AcquirerSettings["byCurrency"] },
  acquirers: readonly Acquirer[],
  currency: Currency,
): Acquirer | undefined {
  const name = byCurrency.get(currency) ?? chosen;
  return acquirers.find((one) => one.name === name && one.currencies.includes(currency));
}

/** The most that a card pays at once, in whole units by currency, where the acquirer of the currency takes more otherwise. */
export function cardMostOf(
  acquirerFor: (currency: Currency) => Acquirer | undefined,
): Readonly<Record<string, number>> {
  const found = CURRENCIES.flatMap((currency) => {
    const most = acquirerFor(currency)?.limits(currency).cardMost;
    return most === undefined ? [] : [[currency, toMajor(most, currency)] as const];
  });
  return Object.fromEntries(found);
}
