import type { Locale } from "#domain/values/locale.ts";

/** The people around a trip who have left a phone and no address. */
export interface TextedTrip {
  /** The phone of a customer who has no e-mail; empty where they are written to. */
  readonly customer: string;
  readonly coordinator: { readonly phone: string };
  readonly viewers: readonly string[];
  /** The coordinator gets text messages in English. */
  readonly englishSms: boolean;
}

/** A phone that is told by text message, and its language. */
export interface TextedPhone {
  readonly phone: string;
  readonly lang: Locale;
}

/** Who is told of these trips by text message: a customer without an e-mail, coordinators and those who follow a trip, each once. */
export function phonesToText(trips: readonly TextedTrip[], lang: Locale): TextedPhone[] {
  const phones = trips.flatMap(({ customer, coordinator, viewers, englishSms }) => [
    { phone: customer, lang },
    { phone: coordinator.phone, lang: englishSms ? ("en" as const) : lang },
    ...viewers.map((phone) => ({ phone, lang })),
  ]);
  const told = phones.filter(({ phone }) => phone !== "");
  return told.filter((one, at) => told.findIndex(({ phone }) => phone === one.phone) === at);
}

/** Whether whoever has this phone follows a trip. */
export function follows({ coordinator, viewers }: Pick<TextedTrip, "coordinator" | "viewers">, phone: string): boolean {
  return coordinator.phone === phone || viewers.includes(phone);
}
