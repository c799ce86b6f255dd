import type { TimeWords } from "#ui/time-question.tsx";

/** The questions of a time field in the gallery and in tests of the kit. */
export const TIME_TEXTS: Readonly<Record<"ru" | "en", TimeWords>> = {
  ru: {
    impossible: (typed) => `Времени ${typed} не бывает`,
    midnight: (typed) => `${typed} — это уже следующий день`,
    unclear: (typed) => `Вы набрали ${typed}. Уточните время:`,
    take: (time) => `Поставить ${time}`,
  },
  en: {
    impossible: (typed) => `${typed} is not a time`,
    midnight: (typed) => `${typed} is already the next day`,
    unclear: (typed) => `You typed ${typed}. Which time is it?`,
    take: (time) => `Set ${time}`,
  },
};
