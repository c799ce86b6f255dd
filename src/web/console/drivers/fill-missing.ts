import { missingOfDriver, type TripDriver } from "#domain/orders/trip-driver.ts";

/** Focuses the first field of a form that a driver lacks. */
export function fillMissing(form: HTMLElement | null, driver: TripDriver): void {
  const [first = "phone"] = missingOfDriver(driver);
  form?.querySelector<HTMLInputElement>(`[name=driver-${first}]`)?.focus();
}
