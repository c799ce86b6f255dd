import type { Letter, LetterTrip } from "#server/modules/notifications/message/letter.ts";
import { say } from "#server/say.ts";

/** The plain part of a letter: everything the HTML part says, line by line. */
export function letterText(letter: Letter): string {
  const { locale, lines, total } = letter;
  const prices = lines.length > 1 ? lines.map(({ name, price }) => `${name}: ${price}`) : [];
  const link = letter.link === undefined ? [] : [`${letter.button}:`, letter.link];
  const blocks = [
    [`${letter.greeting}.`],
    [`${letter.heading}. ${letter.lead}`],
    ...(letter.urgent ? [link] : []),
    [letter.orderNumber],
    ...letter.trips.flatMap((trip) => tripBlocks(trip, locale)),
    [...prices, ...(total ? [`${total.label}: ${total.price}`] : [])],
    ...(letter.urgent ? [] : [link]),
    // The mark after which mail programs take the rest for a signature.
    ["-- ", ...letter.footer, say(locale, "common.product")],
  ];
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join("\n"))
    .join("\n\n")}\n`;
}

function tripBlocks({ title, sign, meeting, way, rows }: LetterTrip, locale: Letter["locale"]): string[][] {
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
