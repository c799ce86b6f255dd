import { cleanNumber, cleanText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { Card } from "#ui/card.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { usePage } from "#web/page/page.tsx";
import type { OfferTrip } from "#web/trip/picked-offer.ts";

/** Previews the driver's sign while the name is being typed. */
export function SignCard({ draft, trip }: { readonly draft: TripDraft; readonly trip: OfferTrip }) {
  const { t } = usePage();
  const name = cleanText(draft.passenger.name, TEXT_LIMITS.sign);
  const number = cleanNumber(
    (trip.startKind === "station" ? draft.trips[0]?.train : draft.trips[0]?.flight) ?? "",
  ).toUpperCase();
  const meets = trip.startKind !== "suburb" && number !== "";
  return (
    <Card title={t("booking.sign")} aside={t(`booking.signWhere.${trip.startKind}`)}>
      <NameSign
        name={name}
        placeholder={t("booking.signName")}
        label={t("booking.signLabel", { name: name || t("booking.signName") })}
        line={meets ? `${number} · ${t("common.product")}` : t("common.product")}
      />
    </Card>
  );
}
