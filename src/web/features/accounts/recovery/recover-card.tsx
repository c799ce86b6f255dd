import { AskLetter } from "./ask-letter.tsx";
import { useLinkSecret } from "./link-secret.ts";
import { SetPassword } from "./set-password.tsx";

/** Replaces a forgotten password: asks where the letter goes, or takes the secret that the link of the letter brings behind #. */
export function RecoverCard() {
  const [secret, drop] = useLinkSecret("");
  return secret === "" ? <AskLetter /> : <SetPassword secret={secret} onOver={drop} />;
}
