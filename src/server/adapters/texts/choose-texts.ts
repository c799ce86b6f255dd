import { createTextGateway } from "#server/adapters/texts/text-gateway.ts";
import type { TextSender } from "#server/modules/notifications/text-sender.ts";
import type { TextSettings } from "#server/settings/text-settings.ts";

/** The way text messages leave that the environment names; undefined where none are sent. */
export function chooseTexts(settings: TextSettings | undefined): TextSender | undefined {
  return settings && createTextGateway(settings);
}
