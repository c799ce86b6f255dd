import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./changes.module.css";
import type { TripForm } from "./trip-form.ts";

type ChangeFieldsProps = {
  readonly form: TripForm;
  readonly onChange: (form: TripForm) => void;
  /** A rent by the hour has no finish. */
  readonly isRent: boolean;
};

/** The fields of a trip that the staff changes; the time is that of the place. */
export function ChangeFields({ form, onChange, isRent }: ChangeFieldsProps) {
  const { t } = useConsole();
  const [day = "", hour = ""] = form.time.split(" ");
  const set = (name: keyof TripForm) => (value: string) => onChange({ ...form, [name]: value });
  const setTime = (date: string, time: string) => onChange({ ...form, time: `${date} ${time}` });
  const line = (
    name: Exclude<keyof TripForm, "time" | "comment">,
    more: { type?: string; inputMode?: "numeric" } = {},
  ) => (
    <TextField
      label={t(`console.desk.form.${name}`)}
      value={form[name]}
      onChange={set(name)}
      autoComplete="off"
      {...more}
    />
  );
  return (
    <>
      <div className={css["pair"]}>
        <TextField
          label={t("console.desk.form.day")}
          type="date"
          value={day}
          onChange={(value) => setTime(value, hour)}
          figures
        />
        <TextField
          label={t("console.desk.form.time")}
          type="time"
          value={hour}
          onChange={(value) => setTime(day, value)}
          figures
          ref={startHere}
        />
      </div>
      <div className={css["pair"]}>
        {line("from")}
        {!isRent && line("to")}
      </div>
      <div className={css["pair"]}>
        {line("name")}
        {line("flight")}
      </div>
      <div className={css["pair"]}>
        {line("phone", { type: "tel" })}
        {line("email", { type: "email" })}
      </div>
      <div className={css["pair"]}>
        {line("adults", { inputMode: "numeric" })}
        {line("children", { inputMode: "numeric" })}
        {line("luggage", { inputMode: "numeric" })}
      </div>
      {line("sign")}
      <TextArea label={t("console.desk.form.comment")} value={form.comment} onChange={set("comment")} />
    </>
  );
}
