import { useState } from "react";
import { SAMPLE_NAME_LENGTH } from "#domain/prices/sample-rides.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { typedSum } from "#web/console/money/typed-sum.ts";
import css from "./sample-dialog.module.css";

type SampleDialogProps = {
  readonly title: string;
  /** What stands in the fields at first. */
  readonly name: string;
  readonly expected: number | null;
  readonly currency: string;
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  readonly onSave: (typed: { readonly name: string; readonly expected: number | null }) => void;
  readonly onClose: () => void;
};

/** The name of a sample ride and the sum that is expected of it, if any. */
export function SampleDialog({ title, currency, failure, isBusy, onSave, onClose, ...first }: SampleDialogProps) {
  const { t } = useConsole();
  const [name, setName] = useState(first.name.slice(0, SAMPLE_NAME_LENGTH));
  const [sum, setSum] = useState(first.expected === null ? "" : String(first.expected));
  const [isPressed, setPressed] = useState(false);
  const expected = sum.trim() === "" ? null : typedSum(sum, currency);
  const isSum = expected === null || (expected !== undefined && expected > 0);
  const save = () => {
    setPressed(true);
    if (name.trim() !== "" && isSum && !isBusy) onSave({ name: name.trim(), expected: expected ?? null });
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t("console.close")}>
      <form
        className={css["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={t("console.tester.sample.name")}
          value={name}
          most={SAMPLE_NAME_LENGTH}
          autoComplete="off"
          error={isPressed && name.trim() === "" ? t("console.tester.sample.nameless") : undefined}
          onChange={setName}
        />
        <TextField
          label={t("console.tester.sample.expectedIn", { currency })}
          hint={t("console.tester.sample.expectedHint")}
          value={sum}
          inputMode="decimal"
          autoComplete="off"
          most={16}
          error={isPressed && !isSum ? t("console.tester.sample.noSum") : undefined}
          onChange={setSum}
        />
        <p role="alert" className={css["failure"]}>
          {failure}
        </p>
        <Button look="primary" wide type="submit" busy={isBusy}>
          {t("console.tester.sample.keep")}
        </Button>
      </form>
    </Dialog>
  );
}
