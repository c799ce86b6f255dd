import type { Locale } from "#domain/values/locale.ts";
import { shownDigits, toMajor } from "#domain/values/money.ts";
import { formatMoney } from "#i18n/format-money.ts";
import {
  LATE_SECONDS,
  REFUND_WAYS,
  SANDBOX_ACTIONS,
  type SandboxAction,
} from "#server/adapters/acquirer/sandbox-actions.ts";
import type { SandboxPayment } from "#server/adapters/acquirer/sandbox-payments.repository.ts";
import { SANDBOX_STYLE } from "#server/adapters/acquirer/sandbox-style.ts";
import { html, markup, type Html } from "#server/http/html.ts";
import { say } from "#server/say.ts";

/** What every sandbox page needs. */
export interface PageFrame {
  readonly locale: Locale;
  readonly nonce: string;
  /** The product's style sheet, placed before our own; may be empty. */
  readonly styles: string;
}

const SIGNS: Readonly<Record<Exclude<SandboxAction, "pay"> | "told" | "good" | "go" | "back", string>> = {
  decline: '<circle cx="12" cy="12" r="9"/><path d="m9 9 6 6m0-6-6 6"/>',
  timeout:
    '<path d="M4 7a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-5l-4.5 4v-4H7a3 3 0 0 1-3-3Z"/><path d="M8.5 10h.01M12 10h.01M15.5 10h.01"/>',
  late: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>',
  twice: '<rect x="8" y="8" width="12" height="12" rx="3"/><path d="M16 4H7a3 3 0 0 0-3 3v9"/>',
  told: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 8h.01"/>',
  good: '<circle cx="12" cy="12" r="9"/><path d="m8.5 12.3 2.4 2.4 4.8-5"/>',
  go: '<path d="m9 6 6 6-6 6"/>',
  back: '<path d="M9 14 4 9l5-5"/><path d="M4 9h10a5.5 5.5 0 0 1 0 11h-3"/>',
};

/** The page on which a waiting payment is paid, declined or left to time out. */
export function payView(payment: SandboxPayment, frame: PageFrame): string {
  const { locale } = frame;
  const amount = amountOf(payment);
  const form = (action: SandboxAction, content: Html): Html =>
    html`<form method="post" action="/sandbox/pay/${payment.ref}/${action}">${content}</form>`;
  const others = SANDBOX_ACTIONS.filter((action) => action !== "pay").map(
    (action) =>
      html`<li class="other">
        ${form(
          action,
          html`<button type="submit">
            ${sign(action, "sign")}${choiceText(locale, `sandbox.${action}`)}${sign("go", "go", 18)}
          </button>`,
        )}
      </li>`,
  );
  const body = html`<main class="card">
      <div class="main">
        <h1 class="label">${say(locale, "sandbox.due")}</h1>
        <p class="amount">${amount}</p>
        <p class="what">${payment.description}</p>
        <p class="what">${say(locale, "common.product")}</p>
        <p class="test">
          ${sign("told", "", 20)}<span><b>${say(locale, "sandbox.test")}</b> ${say(locale, "sandbox.testNote")}</span>
        </p>
        ${form("pay", html`<button class="button" type="submit">${say(locale, "sandbox.pay.title", { amount })}</button>`)}
      </div>
      <section class="others" aria-labelledby="others">
        <h2 id="others">${say(locale, "sandbox.others")}</h2>
        <ul>
          ${others}
        </ul>
      </section>
    </main>
    <footer class="leave"><a href="${payment.return_url}">${say(locale, "sandbox.leave")}</a></footer>`;
  return page(frame, `${amount}, ${payment.description}`, body);
}

/** The page of a payment that has ended, which refuses any further action. */
export function finishedView(payment: SandboxPayment, frame: PageFrame): string {
  const state = payment.state === "waiting" ? "processing" : payment.state;
  const icon = {
    succeeded: sign("good", "good", 40),
    declined: sign("decline", "bad", 40),
    processing: sign("late", "", 40),
    expired: sign("late", "", 40),
  }[state];
  const values = { back: payment.return_url, amount: amountOf(payment) };
  return told(frame, icon, `sandbox.finished.${state}`, values, state === "succeeded" && refundWays(payment, frame));
}

/** How refunds of this payment go from now on; the chosen way is marked. */
function refundWays({ ref, refunds_go: chosen }: SandboxPayment, { locale }: PageFrame): Html {
  const ways = REFUND_WAYS.map((way) => {
    const isChosen = way === chosen;
    return html`<li class="other">
      <form method="post" action="/sandbox/pay/${ref}/refunds-${way}">
        <button type="submit" aria-pressed="${isChosen ? "true" : "false"}">
          ${sign(REFUND_SIGNS[way], "sign")}${choiceText(locale, `sandbox.refunds.${way}`)}${
            isChosen && sign("good", "good", 22)
          }
        </button>
      </form>
    </li>`;
  });
  return html`<section class="others" aria-labelledby="refunds">
    <h2 id="refunds">${say(locale, "sandbox.refunds")}</h2>
    <ul>
      ${ways}
    </ul>
  </section>`;
}

const REFUND_SIGNS = { "at-once": "back", slow: "late", failed: "decline" } as const;

type Choice = `sandbox.${Exclude<SandboxAction, "pay">}` | `sandbox.refunds.${(typeof REFUND_WAYS)[number]}`;

function choiceText(locale: Locale, choice: Choice): Html {
  const title = say(locale, `${choice}.title`, { seconds: LATE_SECONDS });
  return html`<span><b>${title}</b><small>${say(locale, `${choice}.note`)}</small></span>`;
}

/** The page of a bank that does not answer. */
export function silentView(payment: SandboxPayment, frame: PageFrame): string {
  return told(frame, sign("timeout", "", 40), "sandbox.silent", {
    back: payment.return_url,
    amount: amountOf(payment),
  });
}

/** The page for an address that names no known payment. */
export function unknownView(frame: PageFrame): string {
  return told(frame, sign("told", "", 40), "sandbox.unknown", { amount: "" });
}

type Told =
  | `sandbox.finished.${"succeeded" | "declined" | "processing" | "expired"}`
  | "sandbox.silent"
  | "sandbox.unknown";

function told(
  frame: PageFrame,
  icon: Html,
  key: Told,
  values: { readonly back?: string; readonly amount: string },
  more: Html | false = false,
): string {
  const { locale } = frame;
  const title = say(locale, `${key}.title`);
  const back =
    values.back !== undefined && html`<a class="button" href="${values.back}">${say(locale, "sandbox.back")}</a>`;
  const body = html`<main class="card">
    <div class="told">
      ${icon}
      <h1>${title}</h1>
      <p>${say(locale, `${key}.note`, { amount: values.amount })}</p>
      ${back}
    </div>
    ${more}
  </main>`;
  return page(frame, title, body);
}

function page({ locale, nonce, styles }: PageFrame, title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title} · ${say(locale, "sandbox.brand")}</title>
        <style nonce="${nonce}">
          ${markup(styles)}${markup(SANDBOX_STYLE)}
        </style>
      </head>
      <body>
        <div class="frame">
          <header class="brand">
            <svg viewBox="0 0 40 30" width="40" height="30" aria-hidden="true">
              <rect class="plate" width="40" height="30" rx="7" />
              <path class="stripe" d="M0 9h40v5H0zM7 20h9v3H7z" /></svg
            >${say(locale, "sandbox.brand")}<small>${say(locale, "sandbox.brandNote")}</small>
          </header>
          ${body}
        </div>
      </body>
    </html> `.toString();
}

function sign(name: keyof typeof SIGNS, className: string, size = 22): Html {
  return html`<svg class="${className}" viewBox="0 0 24 24" width="${size}" height="${size}" aria-hidden="true">
    ${markup(SIGNS[name])}
  </svg>`;
}

function amountOf({ amount, currency, lang }: SandboxPayment): string {
  const sum = toMajor(amount, currency);
  return formatMoney(sum, currency, lang, shownDigits(sum, currency));
}
