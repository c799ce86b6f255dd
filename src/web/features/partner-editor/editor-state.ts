import type { ModuleSettingsBody, WireModule } from "#contract/partners.ts";
import { DEFAULT_ADVANTAGES, readAdvantages } from "#domain/partners/advantages.ts";
import { sameInAll, type Named } from "#domain/values/named.ts";
import { USUAL_LOOK } from "#ui/page-colours.ts";

/** The texts of a module. */
export type EditorText = "uspHeader" | "uspDescriptionTop" | "uspDescriptionBottom";

/** What the editor of a partner's page changes. */
export interface EditorState {
  readonly theme: string;
  /** `#RRGGBB` in capitals. */
  readonly accentColor: string;
  readonly uspBackgroundColor: string;
  readonly allowCustomAccentColor: boolean;
  readonly allowCustomBackgroundColor: boolean;
  /** Numbers of the catalogue in their order. */
  readonly uspList: readonly number[];
  readonly uspImage: number;
  readonly showMobileBlock: boolean;
  readonly showAdvantagesBlock: boolean;
  readonly showReviewsBlock: boolean;
  readonly uspHeader: Named;
  readonly uspDescriptionTop: Named;
  readonly uspDescriptionBottom: Named;
}

/** The colours that a module has until its partner chooses others. */
export interface DefaultColours {
  readonly accent: string;
  readonly background: string;
}

/** What a section of the editor needs. */
export type SectionProps = {
  readonly state: EditorState;
  readonly defaults: DefaultColours;
  readonly onChange: (state: EditorState) => void;
};

/** The state in which the editor begins: the settings as the server has them. */
export function readEditorState(module: WireModule, defaults: DefaultColours): EditorState {
  const accentColor = withHash(module.main_color);
  const uspBackgroundColor = withHash(module.usp_background_color);
  return {
    theme: module.theme,
    accentColor,
    uspBackgroundColor,
    allowCustomAccentColor: accentColor !== defaults.accent.toUpperCase(),
    allowCustomBackgroundColor: uspBackgroundColor !== defaults.background.toUpperCase(),
    uspList: readAdvantages(module.usp_list) ?? [],
    uspImage: Number(module.usp_image),
    showMobileBlock: isOn(module.mobile_app_info),
    showAdvantagesBlock: isOn(module.show_benefits_block),
    showReviewsBlock: isOn(module.show_reviews_block),
    uspHeader: { ru: module.header_ru, en: module.header_en },
    uspDescriptionTop: { ru: module.top_description_ru, en: module.top_description_en },
    uspDescriptionBottom: { ru: module.bottom_description_ru, en: module.bottom_description_en },
  };
}

/** The settings as they are saved: exactly these fourteen. */
export function editorPayload(state: EditorState): Required<ModuleSettingsBody> {
  return {
    theme: "light",
    main_color: state.accentColor.replace("#", ""),
    usp_image: state.uspImage,
    usp_list: state.uspList.join(","),
    usp_background_color: state.uspBackgroundColor.replace("#", ""),
    mobile_app_info: Number(state.showMobileBlock),
    show_benefits_block: Number(state.showAdvantagesBlock),
    show_reviews_block: Number(state.showReviewsBlock),
    header_ru: state.uspHeader.ru,
    header_en: state.uspHeader.en,
    top_description_ru: state.uspDescriptionTop.ru,
    top_description_en: state.uspDescriptionTop.en,
    bottom_description_ru: state.uspDescriptionBottom.ru,
    bottom_description_en: state.uspDescriptionBottom.en,
  };
}

/** A module that nobody has changed, with empty texts. */
export function usualEditorState({ accent, background }: DefaultColours): EditorState {
  return {
    theme: "light",
    accentColor: accent.toUpperCase(),
    uspBackgroundColor: background.toUpperCase(),
    allowCustomAccentColor: false,
    allowCustomBackgroundColor: false,
    uspList: DEFAULT_ADVANTAGES,
    uspImage: 1,
    showMobileBlock: true,
    showAdvantagesBlock: true,
    showReviewsBlock: true,
    uspHeader: sameInAll(""),
    uspDescriptionTop: sameInAll(""),
    uspDescriptionBottom: sameInAll(""),
  };
}

/** Chooses a colour, which makes it the partner's own. */
export function chooseColour(state: EditorState, which: keyof DefaultColours, colour: string): EditorState {
  return which === "accent"
    ? { ...state, accentColor: colour, allowCustomAccentColor: true }
    : { ...state, uspBackgroundColor: colour, allowCustomBackgroundColor: true };
}

/** Allows a colour of one's own, or goes back to the usual one; the other colour stays. */
export function allowColour(
  state: EditorState,
  which: keyof DefaultColours,
  { isOn, defaults }: { readonly isOn: boolean; readonly defaults: DefaultColours },
): EditorState {
  const { accentColor, uspBackgroundColor } = usualEditorState(defaults);
  return which === "accent"
    ? { ...state, allowCustomAccentColor: isOn, ...(!isOn && { accentColor }) }
    : { ...state, allowCustomBackgroundColor: isOn, ...(!isOn && { uspBackgroundColor }) };
}

/** Adds an advantage at the end of the list, or takes it away. */
export function toggleAdvantage(state: EditorState, id: number): EditorState {
  const { uspList } = state;
  return { ...state, uspList: uspList.includes(id) ? uspList.filter((known) => known !== id) : [...uspList, id] };
}

/** Moves an advantage to another place of the list. */
export function moveAdvantage(state: EditorState, from: number, to: number): EditorState {
  const moved = state.uspList[from];
  if (moved === undefined || to < 0 || to >= state.uspList.length) return state;
  const others = state.uspList.toSpliced(from, 1);
  return { ...state, uspList: others.toSpliced(to, 0, moved) };
}

/** Changes a text in one language. */
export function putText(
  state: EditorState,
  text: EditorText,
  { locale, value }: { readonly locale: keyof Named; readonly value: string },
): EditorState {
  return { ...state, [text]: { ...state[text], [locale]: value } };
}

/** How many of the settings differ from the saved ones. */
export function countChanges(state: EditorState, saved: EditorState): number {
  const [now, before] = [editorPayload(state), editorPayload(saved)];
  return (Object.keys(now) as (keyof typeof now)[]).filter((name) => now[name] !== before[name]).length;
}

/** The colours of a server whose operator has set its accent. */
export const defaultColours = (accent: string): DefaultColours => ({ accent, background: USUAL_LOOK.background });

function withHash(colour: string): string {
  return `#${colour.replace("#", "").toUpperCase()}`;
}

/** A switch as any server may send it. */
function isOn(value: unknown): boolean {
  return value === true || value === "true" || Number(value) === 1;
}
