import { neighbourhood, type SecurityEvent } from "#domain/accounts/security-event.ts";
import { Refusal } from "#server/refusal.ts";

/** Tells the log what somebody did about getting in. */
export type Tell = (event: SecurityEvent) => void;

/** What is told of an attempt before it has ended. */
interface Begun extends Pick<SecurityEvent, "what" | "account"> {
  readonly address: string;
}

/** Does something about getting in, and tells how it ended: a value that says what it lacks is not "done" yet. */
export async function told<T extends object | undefined>(
  tell: Tell,
  { what, account, address }: Begun,
  work: () => Promise<T>,
): Promise<T> {
  const end = (result: string): void => tell({ what, account, from: neighbourhood(address), result });
  try {
    const done = await work();
    end(done !== undefined && "lacks" in done ? String(done.lacks) : "done");
    return done;
  } catch (error) {
    end(error instanceof Refusal ? error.code : "failed");
    throw error;
  }
}
