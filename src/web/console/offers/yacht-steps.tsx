import { YACHT_OFFER_LIMITS } from "#domain/yachts/yacht-offer.ts";
import { TextField } from "#ui/text-field.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./offer-form.module.css";
import type { TypedStep } from "./yacht-draft.ts";

type YachtStepsProps = {
  readonly steps: readonly TypedStep[];
  readonly error: string | undefined;
  readonly onChange: (steps: readonly TypedStep[]) => void;
};

/** The steps of cancelling a yacht: until how many days before the start which share is kept. */
export function YachtSteps({ steps, error, onChange }: YachtStepsProps) {
  const { t } = useConsole();
  const change = (index: number, fields: Partial<TypedStep>) =>
    onChange(steps.map((step, at) => (at === index ? { ...step, ...fields } : step)));
  return (
    <fieldset className={css["steps"]}>
      <legend className={css["legend"]}>{t("console.yachts.steps")}</legend>
      {steps.map((step, index) => {
        const name = t("console.yachts.step", { n: index + 1 });
        return (
          // A step is nothing but its place among them.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={css["step"]} role="group" aria-label={name}>
            <TextField
              {...(index === 0 && { id: "offer-steps" })}
              label={`${name}: ${t("console.yachts.stepDays")}`}
              inputMode="numeric"
              autoComplete="off"
              figures
              value={step.days}
              error={index === 0 ? error : undefined}
              onChange={(days) => change(index, { days })}
            />
            <TextField
              label={t("console.yachts.stepFee")}
              inputMode="numeric"
              autoComplete="off"
              figures
              value={step.fee}
              onChange={(fee) => change(index, { fee })}
            />
            {steps.length > 1 && (
              <BarButton onClick={() => onChange(steps.filter((_, at) => at !== index))}>
                {t("console.yachts.dropStep", { n: index + 1 })}
              </BarButton>
            )}
          </div>
        );
      })}
      {steps.length < YACHT_OFFER_LIMITS.steps.most && (
        <BarButton onClick={() => onChange([...steps, { days: "", fee: "" }])}>{t("console.yachts.addStep")}</BarButton>
      )}
      <p className={css["hint"]}>{t("console.yachts.stepsHint")}</p>
    </fieldset>
  );
}
