import type { EditorStart, PartnerLook } from "#contract/page-options.ts";
import { isUnproven } from "#domain/partners/advantages.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { EditorState } from "#web/features/partner-editor/editor-state.ts";

/** The look that travellers would see, as the server makes it of saved settings. */
export function lookOf(
  state: EditorState,
  { locale, logo, editor }: Pick<PartnerLook, "logo"> & { readonly locale: Locale; readonly editor: EditorStart },
): PartnerLook {
  const { praise, apps } = editor;
  const hasRating = praise?.rating !== undefined;
  return {
    background: state.uspBackgroundColor,
    header: state.uspHeader[locale],
    top: state.uspDescriptionTop[locale],
    bottom: state.uspDescriptionBottom[locale],
    advantages: state.showAdvantagesBlock ? state.uspList.filter((id) => !isUnproven(id, hasRating)) : [],
    image: state.uspImage,
    ...(state.showReviewsBlock && praise && { praise }),
    ...(state.showMobileBlock && apps && { apps }),
    ...(logo && { logo }),
    editor,
  };
}
