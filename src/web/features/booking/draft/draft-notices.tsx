import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { focusField } from "#web/features/booking/fields/focus-field.ts";
import { usePage } from "#web/page/page.tsx";
import type { PickedOffer } from "#web/trip/picked-offer.ts";
import { type PersonalField, filledFields } from "#web/trip/stored-trip.ts";
import { useOtherTab } from "#web/trip/tab-notice.ts";
import { useTripDraft } from "#web/trip/use-trip-draft.ts";
import css from "./draft-notices.module.css";

/** The personal fields that were filled in before the tab was lost and are empty now. */
function fieldsToFill(again: readonly PersonalField[], draft: TripDraft): readonly PersonalField[] {
  const filled = filledFields(draft);
  return again.filter((field) => !filled.includes(field));
}

type DraftNoticesProps = {
  readonly offer: PickedOffer;
  readonly draft: TripDraft;
  readonly orderHref: (orderId: number) => string;
};

const LABELS: Readonly<Record<Exclude<PersonalField, `trip-${string}`>, MessageKey>> = {
  name: "booking.name",
  phone: "booking.phone",
  email: "booking.email",
  comment: "booking.comment",
  passengers: "booking.draft.passengers",
  sign: "booking.draft.sign",
  viewers: "booking.draft.viewers",
  certificate: "booking.draft.certificate",
  bonusNumber: "booking.draft.bonusNumber",
};

/** Fields of these names have an element of the same id, to which a press leads. */
const REACHED: readonly PersonalField[] = ["name", "phone", "email", "comment", "sign"];

/** What whoever comes back should know: what to fill in again, and what another tab has done with the same trip. */
export function DraftNotices({ offer, draft, orderHref }: DraftNoticesProps) {
  const { t } = usePage();
  const again = useTripDraft((state) => state.again);
  const other = useOtherTab(offer);
  if (again.length === 0 && other === undefined) return null;
  const missing = fieldsToFill(again, draft);
  const labelOf = (field: PersonalField) =>
    t(
      isAddress(field)
        ? field.endsWith("pickup")
          ? "booking.address.pickup"
          : "booking.address.dropoff"
        : LABELS[field],
    );
  return (
    <div className={css["notices"]} role="status">
      {missing.length > 0 && (
        <Card as="div">
          <p>{t("booking.draft.again")}</p>
          <ul className={css["fields"]}>
            {missing.map((field) => (
              <li key={field}>
                {isAddress(field) || REACHED.includes(field) ? (
                  <Button look="link" onClick={() => focusField(field as "name")}>
                    {labelOf(field)}
                  </Button>
                ) : (
                  labelOf(field)
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {other !== undefined && (
        <Card as="div">
          {other.orderId === undefined ? (
            <p>{t("booking.draft.otherTab")}</p>
          ) : (
            <p>
              {t("booking.draft.orderedThere", { id: other.orderId })}{" "}
              <a href={orderHref(other.orderId)}>{t("booking.openOrder")}</a>
            </p>
          )}
        </Card>
      )}
    </div>
  );
}

function isAddress(field: PersonalField): field is `trip-${number}-${"pickup" | "dropoff"}` {
  return field.startsWith("trip-");
}
