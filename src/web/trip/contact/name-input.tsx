import { useState } from "react";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import type { Passenger } from "#domain/booking/passengers.ts";
import { judgeName, seenText, type PastedContact } from "#domain/booking/pasted-contact.ts";
import { pastedPeople } from "#domain/booking/pasted-people.ts";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";
import { usePage } from "#web/page/page.tsx";
import { usePrintedAs } from "./use-printed-as.ts";

type NameInputProps = Omit<TextFieldProps, "value" | "onChange" | "hint" | "warning"> & {
  readonly person: Passenger;
  readonly onChange: (fields: Partial<Passenger>) => void;
  /** Rows of several people were pasted; without it they stay in the field, which asks back. */
  readonly onPeople?: (people: readonly PastedContact[]) => void;
};

/**
 * The full name of a person. A whole contact pasted here goes to its own fields once this one is left, where they are empty; what
 * cannot be told apart is asked back, and a name that paper shows in other letters says so.
 */
export function NameInput({ person, onChange, onPeople, ...field }: NameInputProps) {
  const { t } = usePage();
  const [left, setLeft] = useState(true);
  const [moved, setMoved] = useState<string>();
  const { name } = person;
  const judged = judgeName(name);
  const printed = usePrintedAs(name);
  const doubt = typeof judged === "object" ? "contact" : judged;
  return (
    <TextField
      autoComplete="name"
      most={TEXT_LIMITS.name}
      {...field}
      value={name}
      hint={moved === name && t("booking.name.moved")}
      warning={left && ((doubt && t(`booking.name.${doubt}`)) || printed)}
      autoCapitalize="words"
      onPaste={(event) => {
        const people = onPeople && pastedPeople(event.clipboardData.getData("text/plain"));
        if (people === undefined) return;
        event.preventDefault();
        onPeople?.(people);
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        if (typeof judged !== "object" || !hasRoom(person, judged)) return;
        setMoved(judged.name);
        onChange(filled(judged));
      }}
      onChange={(text) => onChange({ name: seenText(text) })}
    />
  );
}

function hasRoom(person: Passenger, pasted: PastedContact): boolean {
  return (["phone", "email"] as const).every((field) => pasted[field] === "" || person[field].trim() === "");
}

function filled({ name, phone, email }: PastedContact): Partial<Passenger> {
  return { name, ...(phone !== "" && { phone }), ...(email !== "" && { email }) };
}
