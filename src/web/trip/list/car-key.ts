type NamedCar = {
  readonly car_class: { readonly car_class_id: number };
  readonly service_provider: { readonly id: number };
};

/** Names a car of a price list for the address: the class, and who drives it. */
export function carKey({
  car_class: { car_class_id: classId },
  service_provider: { id: providerId },
}: NamedCar): string {
  return `${classId}.${providerId}`;
}
