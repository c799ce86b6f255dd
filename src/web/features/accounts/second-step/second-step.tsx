import { useState } from "react";
import type { ComingIn } from "#web/features/accounts/log-in.ts";
import { CodeForm } from "./code-form.tsx";
import { EnrolForm } from "./enrol-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { SecondStepAsked, SeedCard } from "./second-step-asked.ts";

type SecondStepProps = {
  readonly asked: SecondStepAsked;
  readonly comingIn: ComingIn;
  readonly onBack: () => void;
  /** Called when there is a session, while the recovery codes are still shown. */
  readonly onIn: () => void;
};

/** The second step of logging in: a code, or setting up an app and keeping the recovery codes. */
export function SecondStep({ asked, comingIn, onBack, onIn }: SecondStepProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (asked.is === "code") return <CodeForm comingIn={comingIn} onBack={onBack} />;
  if (codes !== undefined) return <RecoveryCodes codes={codes} name={nameIn(asked.card)} onSaved={comingIn.reload} />;
  const keep = (shown: readonly string[]) => {
    onIn();
    setCodes(shown);
  };
  return <EnrolForm card={asked.card} api={comingIn.api} onBack={onBack} onOn={keep} />;
}

/** By what the account logs in, as the app was told. */
function nameIn({ address }: SeedCard): string {
  const label = decodeURIComponent(new URL(address).pathname.split("/").at(-1) ?? "");
  return label.slice(label.indexOf(":") + 1);
}
