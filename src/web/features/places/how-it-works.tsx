import { NameSign } from "#ui/name-sign.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./how-it-works.module.css";

const STEPS = ["route", "car", "meet"] as const;

/** Shown under the finder while no route is chosen: three steps and the driver's sign. */
export function HowItWorks() {
  const { t } = usePage();
  return (
    <section className={css["how"]} aria-labelledby="how-heading">
      <h2 id="how-heading">{t("places.how")}</h2>
      <ol className={css["steps"]}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`places.how.${step}`)}</h3>
            <p>{t(`places.how.${step}Hint`)}</p>
          </li>
        ))}
      </ol>
      <div className={css["sign"]}>
        <NameSign name={t("places.how.signName")} line={t("places.how.signLine")} />
      </div>
    </section>
  );
}
