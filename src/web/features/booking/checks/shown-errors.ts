import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { checkForm } from "./check-form.ts";
import { TOO_LONG, type FormCheck, type FormError } from "./form-error.ts";

/**
 * What is said to be wrong with a form: everything from the first press on, except with a passenger added since the last one.
 * Only a text longer than is kept says so at once.
 */
export function shownErrors(
  pressed: TripDraft | undefined,
  ...form: Parameters<FormCheck<FieldId>>
): ReadonlyMap<FieldId, FormError> {
  const { list } = form[1].people;
  const isJudged = (id: FieldId) => {
    const [, at] = /^passenger-(\d+)/.exec(id) ?? [];
    return at === undefined || pressed?.people.list.some((one) => one.id === list[Number(at)]?.id);
  };
  return new Map([...checkForm(...form)].filter(([id, [key]]) => key === TOO_LONG || (pressed && isJudged(id))));
}
