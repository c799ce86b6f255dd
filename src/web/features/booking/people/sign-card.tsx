import { signText } from "#domain/booking/draft-people.ts";
import { cleanNumber, cleanText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { Card } from "#ui/card.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";
import { offerTrips } from "#web/trip/picked-offer.ts";

/** Previews the driver's sign while the name is being typed, where meeting belongs to the ride. */
export function SignCard({ offer, draft }: CardProps) {
  const { t } = usePage();
  const [trip] = offerTrips(offer);
  if (!trip || !offer.price.terms.included.includes("meeting")) return null;
  const name = cleanText(signText(draft), TEXT_LIMITS.sign);
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
