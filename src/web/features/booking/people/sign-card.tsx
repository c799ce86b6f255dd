import { signText } from "#domain/booking/draft-people.ts";
import { cleanText, TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { isMet } from "#domain/booking/is-met.ts";
import { travelNumber } from "#domain/booking/travel-number.ts";
import { Card } from "#ui/card.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";
import { offerTrips } from "#web/trip/picked-offer.ts";

/** Previews the driver's sign while the name is being typed, where somebody is met (B12). */
export function SignCard({ offer, draft }: CardProps) {
  const { t } = usePage();
  const index = offerTrips(offer).findIndex(({ startKind }) => isMet(startKind, offer.price.terms.included));
  const trip = offerTrips(offer)[index];
  if (!trip) return null;
  const name = cleanText(signText(draft), TEXT_LIMITS.sign);
  const fields = draft.trips[index];
  const typed = trip.startKind === "station" ? fields?.train : fields?.flight;
  const number = fields?.flightLater ? "" : travelNumber(typed ?? "");
  return (
    <Card title={t("booking.sign")} aside={t(`booking.signWhere.${trip.startKind}`)}>
      <NameSign
        name={name}
        placeholder={t("booking.signName")}
        label={t("booking.signLabel", { name: name || t("booking.signName") })}
        line={number === "" ? t("common.product") : `${number} · ${t("common.product")}`}
      />
    </Card>
  );
}
