import { inCar } from "#domain/booking/further-cars.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { checkForm } from "./check-form.ts";
import { TOO_LONG, type FormCheck, type FormError } from "./form-error.ts";

/**
 * What is said to be wrong with a form: everything from the first press on, except with a passenger or a car added since the last one.
 * Only a text longer than is kept says so at once.
 */
export function shownErrors(
  pressed: TripDraft | undefined,
  ...form: Parameters<FormCheck<FieldId>>
): ReadonlyMap<FieldId, FormError> {
  const [, draft] = form;
  const isJudged = (id: FieldId) => {
    const [, car = "", at] = /^(?:car-(\w+)-)?(?:passenger-(\d+))?/.exec(id) ?? [];
    if (pressed === undefined || (car !== "" && !pressed.cars.some((one) => one.id === car))) return false;
    const listIn = (of: TripDraft) => inCar(of, car).people.list;
    return at === undefined || listIn(pressed).some((one) => one.id === listIn(draft)[Number(at)]?.id);
  };
  return new Map([...checkForm(...form)].filter(([id, [key]]) => key === TOO_LONG || isJudged(id)));
}
