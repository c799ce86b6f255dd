import { Button } from "#ui/button.tsx";
import type { TypedTimeReading } from "#ui/typed-time-reading.ts";

/** The words of a time field that asks back. */
export type TimeWords = {
  readonly impossible: (typed: string) => string;
  readonly midnight: (typed: string) => string;
  readonly unclear: (typed: string) => string;
  /** Names the button that takes one of the times. */
  readonly take: (time: string) => string;
};

type TimeQuestionProps = {
  readonly typed: string;
  readonly reading: Exclude<TypedTimeReading, { readonly kind: "empty" | "time" }>;
  readonly words: TimeWords;
  readonly onTake: (time: string) => void;
};

/** Asks what a typed time means, and offers the times that it may mean. */
export function TimeQuestion({ typed, reading, words, onTake }: TimeQuestionProps) {
  return (
    <>
      {words[reading.kind](typed)}{" "}
      {"times" in reading &&
        reading.times.map((time) => (
          <Button key={time} look="link" size="card" onClick={() => onTake(time)}>
            {words.take(time)}
          </Button>
        ))}
    </>
  );
}
