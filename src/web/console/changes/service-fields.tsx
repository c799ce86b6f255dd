import { piecesAllowed, type ServiceCounts } from "#domain/booking/extra-services.ts";
import { servicesOf } from "#domain/booking/ordered-services.ts";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "./changes.module.css";

type ServiceFieldsProps = {
  readonly offered: Parameters<typeof servicesOf>[0] & { readonly currency: string };
  readonly counts: ServiceCounts;
  readonly childCount: number;
  readonly onChange: (counts: ServiceCounts) => void;
};

/** How many of each service the trip has, child seats first; what comes with every ride is nobody's choice. */
export function ServiceFields({ offered, counts, childCount, onChange }: ServiceFieldsProps) {
  const { t, locale } = useConsole();
  const services = servicesOf(offered)
    .filter(({ isIncluded }) => !isIncluded)
    .toSorted((one, other) => Number(other.isSeat) - Number(one.isSeat));
  if (services.length === 0) return null;
  const seats = services.filter(({ isSeat }) => isSeat);
  const seated = seats.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0);
  const set = (id: number, pieces: number) => {
    const { [id]: _, ...others } = counts;
    onChange(pieces > 0 ? { ...others, [id]: pieces } : others);
  };
  return (
    <fieldset className={css["services"]}>
      <legend>{t("console.desk.form.services")}</legend>
      {services.map((service) => {
        const label = `${service.name}, ${sumWords(service.price, offered.currency, locale)}`;
        const own = counts[service.id] ?? 0;
        const most = piecesAllowed(service, counts, 0);
        return (
          <div key={service.id}>
            <NumberStepper
              label={label}
              value={own}
              // A child has one seat; what was ordered before stays until it is taken off.
              max={Math.max(own, service.isSeat ? Math.min(most, childCount - seated + own) : most)}
              lessLabel={t("booking.less", { field: label })}
              moreLabel={t("booking.more", { field: label })}
              onChange={(pieces) => set(service.id, pieces)}
            />
          </div>
        );
      })}
      {seats.length > 0 && childCount > seated && (
        <p className={css["note"]} role="status">
          {t("console.phone.seatless", { count: childCount - seated })}
        </p>
      )}
    </fieldset>
  );
}
