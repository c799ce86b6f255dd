import type { OrderView } from "#contract/orders/order-view.ts";
import { isPaidToDriver } from "#domain/orders/pay-by.ts";
import { formatDay, formatDayTime, formatDuration, formatTime } from "#i18n/format.ts";
import { tripName } from "#i18n/trip-name.ts";
import { endName } from "#web/features/orders/pass/end-name.ts";
import { isSigned } from "#web/features/orders/pass/is-signed.ts";
import type { OrderTripView } from "#web/features/orders/pass/timeline-step.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import type { PricedPage } from "#web/page/priced-page.ts";

const STYLE = `body{margin:0 auto;max-width:640px;padding:16px;background:#f4f6f8;color:#12211b;font:17px/1.45 system-ui,sans-serif}
article{margin:16px 0;padding:16px;border-radius:20px;background:#fff}h1{font-size:24px}h2{margin:12px 0 4px;font-size:22px}
.sign{margin:0;padding:28px 12px;border-radius:14px;background:#ffd84d;font-size:34px;font-weight:700;text-align:center;overflow-wrap:anywhere}
small{color:#53645c}a{color:#007a3f}p{margin:8px 0}`;

type Words = Pick<PricedPage, "t" | "money" | "locale" | "options">;

/** The pass of an order as a page of its own that needs no file and no network: signs, times, ways, where to meet and whom to call. */
export function passDocument(order: OrderView, page: Words, now: number): string {
  const { t, locale, options } = page;
  const number = t("orders.number", { number: String(order.order_id) });
  const going = order.trips.filter((trip) => trip.cancel_fee === null);
  const zone = going[0]?.start.timezone ?? "UTC";
  const { phone, mail } = options.seller;
  const calls = [
    ...(phone === undefined ? [] : [`<a href="tel:${phone.replaceAll(/[^\d+]/g, "")}">${escaped(phone)}</a>`]),
    ...(mail === undefined ? [] : [`<a href="mailto:${escaped(mail)}">${escaped(mail)}</a>`]),
  ];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(number)}</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(number)}</h1><p><small>${escaped(t("orders.offline.copy", { moment: formatDayTime(localTimeIn(zone, now), locale) }))}</small></p>
${going.map((trip) => tripPart(order, trip, page)).join("\n")}
<p>${escaped(t("orders.pass.contact"))} ${calls.join(", ")}</p></main></body></html>`;
}

function tripPart(order: OrderView, trip: OrderTripView, { t, money, locale }: Words): string {
  const { start, finish, terms } = trip;
  const kind = start.kind === "airport" || start.kind === "station" ? start.kind : "suburb";
  const lines = [
    trip.duration > 0 ? endName(start) : `${endName(start)} → ${endName(finish)}`,
    [
      trip.flight_number || trip.train_number,
      trip.terminal_number && `${t("orders.pass.terminal")} ${trip.terminal_number}`,
    ]
      .filter(Boolean)
      .join(", "),
    // Nobody is said to stand anywhere before a car is confirmed.
    order.confirm_by === null ? t(`orders.nextMeet.${kind}`) : t("orders.pass.waiting"),
    terms.free_waiting > 0
      ? t(`orders.nextWait.${kind}`, { time: formatDuration(terms.free_waiting * 60, locale) })
      : "",
    isPaidToDriver(order.pay_by) && trip.price > 0
      ? t("orders.pass.cash", { sum: money(trip.price, order.currency) })
      : "",
  ];
  const name = order.trips.length > 1 ? `<small>${escaped(tripName(trip, t))}</small>` : "";
  const sign = isSigned(trip) && trip.sign !== "" ? `<p class="sign">${escaped(trip.sign)}</p>` : "";
  const when = `${formatDay(trip.pickup_time, locale)}, ${formatTime(trip.pickup_time)}`;
  const said = lines.filter((line) => line !== "").map((line) => `<p>${escaped(line)}</p>`);
  return `<article>${name}${sign}<h2>${escaped(when)}</h2>${said.join("")}</article>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
