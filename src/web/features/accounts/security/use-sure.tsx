import { useState, type ReactNode } from "react";
import { refusalCode } from "#web/api/refusal-code.ts";
import { AskAgain } from "./ask-again.tsx";

/** Makes a call; where the server first wants to know who it is, asks in a window and makes the same call again. */
export type Sure = <Result>(call: () => Promise<Result>) => Promise<Result>;

/** That function, and the window it asks in, which takes codes where there are any; closing it leaves the refusal. */
export function useSure(hasCodes: boolean): { readonly sure: Sure; readonly window: ReactNode } {
  const [asking, ask] = useState<{ readonly onProved: () => void; readonly onClose: () => void }>();
  const sure: Sure = async (call) => {
    try {
      return await call();
    } catch (error) {
      if (refusalCode(error) !== "proof-needed") throw error;
      const proved = new Promise<void>((onProved, refuse) => ask({ onProved, onClose: () => refuse(error) }));
      await proved.finally(() => ask(undefined));
      return call();
    }
  };
  return { sure, window: asking && <AskAgain {...asking} hasCodes={hasCodes} /> };
}
