import { Button } from "#ui/button.tsx";
import type { TypedTimeReading } from "#ui/typed-time-reading.ts";

/** The words of a time field that asks back. */
export type TimeWords = {
  readonly impossible: (typed: string) => string;
  readonly midnight: (typed: string) => string;
  readonly unclear: (typed: string) => string;
  /** Names the button that takes one of the times. */
  readonly take: (time: string) => string;
  /** Names the button that takes a time of the next day, where the field stands beside a day. */
  readonly takeNextDay?: ((time: string) => string) | undefined;
};

type TimeQuestionProps = {
  readonly typed: string;
  readonly reading: Exclude<TypedTimeReading, { readonly kind: "empty" | "time" }>;
  readonly words: TimeWords;
  readonly onTake: (time: string) => void;
  /** Takes a time of the next day. */
  readonly onNextDay?: ((time: string) => void) | undefined;
};

/** Asks what a typed time means, and offers the times that it may mean. */
export function TimeQuestion({ typed, reading, words, onTake, onNextDay }: TimeQuestionProps) {
  const isNextDay = reading.kind === "midnight" && onNextDay !== undefined;
  const [take, name] = isNextDay ? [onNextDay, words.takeNextDay ?? words.take] : [onTake, words.take];
  return (
    <>
      {words[reading.kind](typed)}{" "}
      {"times" in reading &&
        reading.times.map((time) => (
          <Button key={time} look="link" size="card" onClick={() => take(time)}>
            {name(time)}
          </Button>
        ))}
    </>
  );
}
