import type { Message, MessageTrip } from "#server/modules/notifications/message/message.ts";
import { say } from "#server/say.ts";

/** Renders a message as plain text: everything in the HTML, line by line. */
export function messageText(message: Message): string {
  const { locale, lines, total, changes = [], paragraphs = [] } = message;
  const prices = lines.length > 1 ? lines.map(({ name, price }) => `${name}: ${price}`) : [];
  const link = message.link === undefined ? [] : [`${message.button}:`, message.link];
  const blocks = [
    [`${message.greeting}.`],
    ...(paragraphs.length > 0
      ? [[message.heading], [message.lead], ...paragraphs.map((paragraph) => [paragraph])]
      : [[`${message.heading}. ${message.lead}`]]),
    ...(message.urgent ? [link] : []),
    [message.number],
    ...(changes.length > 0
      ? [
          [
            `${say(locale, "notifications.changes")}:`,
            ...changes.map(({ label, value, notes }) => entry(label, value, notes)),
          ],
        ]
      : []),
    ...message.trips.flatMap((trip) => tripBlocks(trip, locale)),
    [...prices, ...(total ? [`${total.label}: ${total.price}`] : [])],
    ...(message.urgent ? [] : [link]),
    // Mail programs treat everything after this mark as a signature.
    ["-- ", ...message.footer, say(locale, "common.product")],
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}

function tripBlocks({ title, sign, meeting, way, rows }: MessageTrip, locale: Message["locale"]): string[][] {
  const ends = way.map(({ title: place, address, when, note }, index) => {
    const end =
      index === 0 ? "notifications.from" : index === way.length - 1 ? "notifications.to" : "notifications.stop";
    return entry(say(locale, end), place, [address, when, note]);
  });
  return [
    ...(title === "" ? [] : [[title.toUpperCase()]]),
    ends,
    [
      ...(sign ? [say(locale, "notifications.signSays", { name: sign.name })] : []),
      ...(meeting === "" ? [] : [meeting]),
    ],
    rows.map(({ label, value, notes }) => entry(label, value, notes)),
  ];
}

function entry(label: string, value: string, notes: readonly string[]): string {
  return [`${label}: ${value}`, ...notes.filter((note) => note !== "").map((note) => `  ${note}`)].join("\n");
}
