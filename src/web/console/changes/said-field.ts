import type { TripForm } from "./trip-form.ts";

/** How classes and services are called, by their numbers. */
export interface FormNames {
  readonly classOf: (id: number) => string;
  readonly serviceOf: (id: number) => string;
}

/** A field of the form in words; classes and services by their names. */
export function saidField(form: TripForm, name: keyof TripForm, { classOf, serviceOf }: FormNames): string {
  const value = form[name];
  if (name === "carClass") return classOf(Number(value));
  if (typeof value === "string") return value;
  if (name === "stops")
    return form.stops
      .map((stop) => stop?.address ?? "")
      .filter(Boolean)
      .join(", ");
  return Object.entries(form.services)
    .map(([id, count]) => (count === 1 ? serviceOf(Number(id)) : `${serviceOf(Number(id))} × ${count}`))
    .join(", ");
}
