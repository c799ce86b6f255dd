import { namedText, surplusLength, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { Page } from "#web/page/page.tsx";
import { typedPhoneFault, type PhoneReading } from "#web/trip/phone/typed-phone.ts";

/** The fields of the form in their order. */
export type ProfileDraft = Readonly<Record<"name" | "phone" | "lang" | "currency", string>>;

/** What is wrong with the fields of the form, in words; the phone may be left empty. */
export function profileErrors(
  { name, phone }: ProfileDraft,
  phones: PhoneReading,
  { t }: Pick<Page, "t">,
): { readonly name: string | undefined; readonly phone: string | undefined } {
  const most = TEXT_LIMITS.name;
  const count = surplusLength(name, most);
  const tooLong = count === undefined ? undefined : t("booking.tooLong", { most, count });
  const fault = phone.trim() === "" ? undefined : typedPhoneFault(phone, phones);
  return {
    name: namedText(name) === "" ? t("prices.request.need.name") : tooLong,
    phone: fault && t(`booking.phone.${fault.fault}`, { ...fault }),
  };
}
