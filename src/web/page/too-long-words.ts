import { surplusLength } from "#domain/booking/free-text.ts";
import type { TooLongWords } from "#ui/too-long.ts";
import type { Page } from "#web/page/page.tsx";

/** How a page says that a text is too long, by the rule that the server refuses it by. */
export function tooLongWords({ t }: Page): TooLongWords {
  return (text, most) => {
    const count = surplusLength(text, most);
    return count === undefined ? undefined : t("booking.tooLong", { most, count });
  };
}
