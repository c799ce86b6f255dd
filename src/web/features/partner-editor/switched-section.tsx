import type { ReactNode } from "react";
import { Disclosure } from "#ui/disclosure.tsx";
import { Switch } from "#ui/switch.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import css from "./switched-section.module.css";

type SwitchedSectionProps = {
  readonly title: string;
  readonly note?: string;
  readonly open?: boolean;
  /** What the switch turns on. */
  readonly switchLabel: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
  readonly children: ReactNode;
};

/** A section of the editor with its switch in the head, where it is seen and pressed while the section is folded. */
export function SwitchedSection({ title, note, open, switchLabel, on, onSwitch, children }: SwitchedSectionProps) {
  return (
    <div className={css["section"]}>
      <div className={css["switch"]}>
        <Switch label={<VisuallyHidden>{switchLabel}</VisuallyHidden>} on={on} onChange={onSwitch} />
      </div>
      <Disclosure level={2} summary={title} note={note} open={open}>
        {children}
      </Disclosure>
    </div>
  );
}
