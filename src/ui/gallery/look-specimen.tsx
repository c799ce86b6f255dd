import { Card } from "#ui/card.tsx";
import { ContrastNote } from "#ui/gallery/contrast-note.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import css from "./look-specimen.module.css";

const texts = {
  ru: {
    ground: "На фоне страницы",
    paper: "На бумаге",
    fills: "Заливки",
    type: "Шрифт",
    form: "Форма",
    forms: { "8": "8", "12": "12", "20": "20", round: "Круглая", raised: "Выше всех", lifted: "Чуть выше" },
    kinds: {
      display: "Заголовок",
      section: "Раздел",
      card: "Карточка",
      strong: "Важное",
      body: "Текст",
      small: "Пояснение",
      label: "Подпись",
      price: "Цена",
    },
    styles: {
      display: "Водитель ждёт",
      section: "Выберите машину",
      card: "Комфорт",
      strong: "Шереметьево, терминал C",
      body: "Цена не изменится",
      small: "Встреча с табличкой",
      label: "Откуда",
      price: "2 450 ₽",
    },
    names: {
      ink: "Основной текст",
      "ink-2": "Второй текст",
      "ink-3": "Тихий текст",
      "accent-text": "Ссылка",
      danger: "Ошибка",
      warning: "Предупреждение",
      accent: "Акцент",
      "accent-hover": "Под курсором",
      "accent-soft": "Выбранное",
      tint: "Оттенок",
      "tint-2": "Оттенок гуще",
      sign: "Табличка",
      "danger-soft": "Под ошибкой",
      "warning-soft": "Под предупреждением",
    },
  },
  en: {
    ground: "On the ground",
    paper: "On paper",
    fills: "Fills",
    type: "Type",
    form: "Form",
    forms: { "8": "8", "12": "12", "20": "20", round: "Round", raised: "Raised", lifted: "Lifted" },
    kinds: {
      display: "Headline",
      section: "Section",
      card: "Card title",
      strong: "Strong",
      body: "Body",
      small: "Note",
      label: "Label",
      price: "Price",
    },
    styles: {
      display: "Your driver waits",
      section: "Choose a car",
      card: "Comfort",
      strong: "Sheremetyevo, terminal C",
      body: "The price will not change",
      small: "A driver with a sign",
      label: "From",
      price: "€24.50",
    },
    names: {
      ink: "Main text",
      "ink-2": "Second text",
      "ink-3": "Quiet text",
      "accent-text": "Link",
      danger: "Error",
      warning: "Warning",
      accent: "Accent",
      "accent-hover": "Hovered",
      "accent-soft": "Chosen",
      tint: "Tint",
      "tint-2": "Stronger tint",
      sign: "Name sign",
      "danger-soft": "Under an error",
      "warning-soft": "Under a warning",
    },
  },
};

const INKS = ["ink", "ink-2", "ink-3", "accent-text", "danger", "warning"] as const;
const FILLS = [
  { fill: "accent", ink: "on-accent" },
  { fill: "accent-hover", ink: "on-accent" },
  { fill: "accent-soft", ink: "accent-text" },
  { fill: "tint", ink: "ink-2" },
  { fill: "tint-2", ink: "ink-2" },
  { fill: "sign", ink: "sign-ink" },
  { fill: "danger-soft", ink: "danger" },
  { fill: "warning-soft", ink: "warning" },
] as const;
const STYLES = ["display", "section", "card", "strong", "body", "small", "label", "price"] as const;

function Show({ locale }: Scene) {
  const t = texts[locale];
  const inks = (under: string) => (
    <ul className={css["inks"]}>
      {INKS.map((ink) => (
        <li key={ink} className={css["ink"]} data-ink={ink}>
          <span>{t.names[ink]}</span>
          <ContrastNote locale={locale} text={ink} under={under} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={css["look"]}>
      <div className={css["ground"]}>
        <h3>{t.ground}</h3>
        {inks("ground")}
      </div>
      <Card title={t.paper} level={3}>
        {inks("paper")}
      </Card>
      <Card title={t.fills} level={3}>
        <ul className={css["fills"]}>
          {FILLS.map(({ fill, ink }) => (
            <li key={fill} className={css["fill"]} data-fill={fill} data-ink={ink}>
              <span>{t.names[fill]}</span>
              <ContrastNote locale={locale} text={ink} under={fill} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t.form} level={3}>
        <ul className={css["forms"]}>
          {(["8", "12", "20", "round", "lifted", "raised"] as const).map((form) => (
            <li key={form} className={css["form"]} data-form={form}>
              {t.forms[form]}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t.type} level={3}>
        <ul className={css["styles"]}>
          {STYLES.map((style) => (
            <li key={style}>
              <span className={css["style"]} data-style={style}>
                {t.styles[style]}
              </span>
              <span className={css["kind"]}>{t.kinds[style]}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** The basics of every drawing: colours with their current contrast, type, corners and elevation. */
export const lookSpecimen: Specimen = {
  key: "look",
  title: { ru: "Цвет и шрифт", en: "Colours and type" },
  Show,
};
