import { createTextGateway } from "#server/adapters/texts/text-gateway.ts";
import { html } from "#server/http/html.ts";
import type { Outbox } from "#server/modules/notifications/mailer.ts";
import type { TextSender } from "#server/modules/notifications/text-sender.ts";
import type { TextSettings } from "#server/settings/text-settings.ts";

/** The way text messages leave that the environment names, or the outbox that keeps them; undefined where none are sent. */
export function chooseTexts(settings: TextSettings | undefined, outbox: Outbox | undefined): TextSender | undefined {
  return settings ? createTextGateway(settings) : outbox && textsKeptIn(outbox);
}

function textsKeptIn(outbox: Outbox): TextSender {
  return {
    name: "outbox",
    send: ({ to, text, id }) =>
      outbox.keep({ to, subject: text, text, html: html`<p>${text}</p>`.toString(), messageId: id }),
  };
}
