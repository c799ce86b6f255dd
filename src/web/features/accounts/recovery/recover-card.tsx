import { useState } from "react";
import { AskLetter } from "./ask-letter.tsx";
import { SetPassword } from "./set-password.tsx";

/** Replaces a forgotten password: asks where the letter goes, or takes the secret that the link of the letter brings behind #. */
export function RecoverCard() {
  const [secret, setSecret] = useState(takeSecret);
  return secret === "" ? <AskLetter /> : <SetPassword secret={secret} onOver={() => setSecret("")} />;
}

/** The secret of the address, which is taken out of it: nobody looks over a shoulder, and no history keeps it. */
function takeSecret(): string {
  const secret = location.hash.slice(1);
  if (secret !== "") history.replaceState(history.state, "", location.pathname + location.search);
  return secret;
}
