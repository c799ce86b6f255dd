/** What one part of a text message holds: more where it is the only one, and fewer letters outside of the GSM alphabet. */
const ROOM = { gsm: { only: 160, each: 153 }, wide: { only: 70, each: 67 } } as const;

/** Every text of ours fits so many parts: each is paid for, and a longer one comes in pieces. */
export const TEXT_PARTS_MOST = 2;

/** A text with the link of an order may take more: the link alone is a part in any alphabet. */
export const LINK_PARTS_MOST = 4;

/** Letters of the GSM alphabet (3GPP 23.038). */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]*$/;

/** Its letters that take the room of two. */
const DOUBLE = /[\^{}\\[~\]|€]/g;

/** How many parts a text message is sent in. */
export function textParts(text: string): number {
  const isGsm = GSM.test(text);
  const { only, each } = isGsm ? ROOM.gsm : ROOM.wide;
  const length = text.length + (isGsm ? (text.match(DOUBLE)?.length ?? 0) : 0);
  return length <= only ? 1 : Math.ceil(length / each);
}
