import { Card } from "#ui/card.tsx";
import { FeeLine, type FeeStep } from "#ui/fee-line.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";

const texts = {
  ru: {
    one: "Одна ступень",
    three: "Три ступени",
    passed: "Первая прошла",
    four: "Четыре ступени",
    free: "Бесплатно",
    always: "в любое время",
    until: "до 15 декабря, 12:40",
    next: "до 17:40",
    late: "до 18:10",
    after: "позже",
    part: "1 400 ₽",
    more: "2 100 ₽",
    all: "2 800 ₽",
  },
  en: {
    one: "One step",
    three: "Three steps",
    passed: "The first has passed",
    four: "Four steps",
    free: "Free",
    always: "at any time",
    until: "until 15 December, 12:40",
    next: "until 17:40",
    late: "until 18:10",
    after: "after that",
    part: "£26",
    more: "£39",
    all: "£52",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const free: FeeStep = { key: "free", tone: "free", title: t.free, note: t.until };
  const part: FeeStep = { key: "part", tone: "part", title: t.part, note: t.next };
  const more: FeeStep = { key: "more", tone: "part", title: t.more, note: t.late };
  const all: FeeStep = { key: "all", tone: "full", title: t.all, note: t.after };
  const shown: Readonly<Record<"one" | "three" | "passed" | "four", readonly FeeStep[]>> = {
    one: [{ ...free, note: t.always }],
    three: [free, part, all],
    passed: [{ ...free, passed: true }, part, all],
    four: [free, part, more, all],
  };
  return (["one", "three", "passed", "four"] as const).map((key) => (
    <Card key={key} title={t[key]} level={3}>
      <States>
        <FeeLine label={t[key]} steps={shown[key]} />
      </States>
    </Card>
  ));
}

/** What cancelling costs as time passes: one step, three, and more. */
export const feeLineSpecimen: Specimen = { key: "fee-line", title: { ru: "Линия удержаний", en: "Fee line" }, Show };
