import type { OrderFileName, Wallet as WalletName } from "#contract/order-files.ts";
import type { OrderView } from "#contract/orders/order-view.ts";
import { hasCar } from "#domain/orders/trip-state.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Button } from "#ui/button.tsx";
import { CalendarPlus, FileDown, Printer, ReceiptText, Wallet } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { keyHeaders } from "#web/features/orders/kept/order-key.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./pass-files.module.css";

const FILES = [
  { file: "trips.ics", words: "orders.pass.calendar", glyph: CalendarPlus },
  { file: "voucher.pdf", words: "orders.pass.voucher", glyph: FileDown },
  { file: "receipt.pdf", words: "orders.pass.receipt", glyph: ReceiptText },
] as const satisfies readonly { readonly file: OrderFileName; readonly words: string; readonly glyph: unknown }[];

const WALLET_LINKS = {
  apple: { path: "pass.pkpass", words: "orders.pass.apple" },
  google: { path: "google-pass", words: "orders.pass.google" },
} as const satisfies Readonly<Record<WalletName, unknown>>;

/**
 * What can be taken along: calendar until the last ride is over, voucher, receipt once there was money, passes for the wallets that the operator has keys for, and
 * the page on paper. Links carry no key, so a page that
 * holds it itself, as in a frame, has no files (0051).
 */
export function PassFiles({ order }: { readonly order: OrderView }) {
  const { t, locale } = usePage();
  const { order_id: id, account } = order;
  const hasMoney = account.entries.some(({ kind }) => kind === "card" || kind === "cash");
  const isLinked = Object.keys(keyHeaders(id)).length === 0;
  const rides = order.trips.filter(({ state }) => hasCar(state));
  const passes = isLinked ? order.wallets.flatMap((wallet) => rides.map((ride) => ({ wallet, ride }))) : [];
  const isAhead = order.trips.some(({ state }) => state !== "completed");
  const isOffered = { "trips.ics": isAhead, "voucher.pdf": true, "receipt.pdf": hasMoney } as const;
  const files = FILES.filter(({ file }) => isLinked && isOffered[file]);
  return (
    <div className={css["files"]}>
      {files.map(({ file, words, glyph }) => (
        <Button
          key={file}
          size="card"
          icon={<Icon glyph={glyph} />}
          href={`/orders/${id}/${file}?lang=${locale}`}
          download
        >
          {t(words)}
        </Button>
      ))}
      {passes.map(({ wallet, ride }) => {
        const { path, words } = WALLET_LINKS[wallet];
        return (
          <Button
            key={`${wallet} ${ride.order_id}`}
            size="card"
            icon={<Icon glyph={Wallet} />}
            href={`/orders/${id}/${path}?lang=${locale}&trip=${ride.order_id}`}
          >
            {rides.length === 1 ? t(words) : t("orders.ofTrip", { text: t(words), trip: tripName(ride, t, "short") })}
          </Button>
        );
      })}
      <Button size="card" icon={<Icon glyph={Printer} />} onClick={() => window.print()}>
        {t("orders.pass.print")}
      </Button>
      {passes.length > 0 && <p className={css["note"]}>{t("orders.pass.walletNote")}</p>}
    </div>
  );
}
